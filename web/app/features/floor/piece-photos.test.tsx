import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { PiecePhotos } from "./piece-photos.tsx";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LIST = "/api/order/piece-photos";
const order = {
  order_id: "0197f5d0-0000-7000-8000-00000000000a",
  lines: [{ line_id: "0197f5d0-0000-7000-8000-00000000000b", name: "ふくろうのT" }],
};
const photo = {
  photo_id: "0197f5d0-0000-7000-8000-00000000000c",
  line_id: "0197f5d0-0000-7000-8000-00000000000b",
  // The next day in Japan.
  checked_at: "2026-11-21T20:00:00.000Z",
};

test("a picture has the name of its goods and the day of the check, and is seen large", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:a", revokeObjectURL: () => {} }));
  fakeApi({ [LIST]: { photos: [photo] }, "/api/order/piece-photo": {} });
  const user = userEvent.setup();
  renderInShell(<PiecePhotos order={order} />);
  expect(await screen.findByText("2026/11/22")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "ふくろうのTの写真を大きく見る" }));
  const large = await screen.findByRole("img", { name: "ふくろうのTのできあがり" });
  expect(large.getAttribute("src")).toBe("blob:a");
});

test("an order that nobody photographed shows nothing", async () => {
  const api = fakeApi({ [LIST]: { photos: [] } });
  renderInShell(<PiecePhotos order={order} />);
  await vi.waitFor(() => expect(api).toHaveBeenCalled());
  expect(screen.queryByText("できあがりの写真")).toBeNull();
});
