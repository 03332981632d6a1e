import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { cartOf, shirts } from "./cart.fixture.ts";
import { CartScreen } from "./cart-screen.tsx";

vi.mock("./roster/kept-rows.ts", () => {
  throw new Error("The connection is gone.");
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Nothing = () => null;

test("a line whose names could not be kept stays, and the cart can be changed as before", async () => {
  const named = shirts(2, { personal: { kinds: ["name"], fee: 550, rows: 1 } });
  const plain = shirts(2, { line_id: "0193a000-0000-7000-8000-000000000002", name: "みみずくのT" });
  fakeApi({
    "/api/cart/get-for-me": cartOf(named, plain),
    "/api/cart/line": cartOf(named, { ...plain, quantity: 3 }),
  });
  renderInShell(<CartScreen nextPath="/" couponBox={Nothing} estimate={Nothing} asUsual={Nothing} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "ふくろうのT Mをカートから削除" }));
  expect(await screen.findByText(/読み込めませんでした/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "元に戻す" })).toBeNull();
  expect(screen.getByRole("button", { name: "ふくろうのT Mをカートから削除" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "1つ増やす" }));
  await waitFor(() => expect(screen.getByText("2種類・5点")).toBeTruthy());
});
