import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { dropToken, storeToken } from "#app/session/token.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { GoodsReviews } from "./goods-reviews.tsx";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  dropToken();
  vi.unstubAllGlobals();
});

const review = {
  ...{ review_id: "0197f5d0-0000-7000-8000-000000000001", stars: 4, words: "<b>厚い</b>", nickname: "すり子" },
  photos: [{ photo_id: "0197f5d0-0000-7000-8000-000000000002", url: "/reviews/2.webp" }],
  ...{ written_at: "2026-11-20T00:00:00.000Z", is_edited: false, answer: "ありがとうございます。" },
};
const list = (reviews: object[], average: number | null) => ({ reviews, total: reviews.length, average, next: null });

test("a guest reads stars, words and the answer, and nothing is asked of them", async () => {
  fakeApi({ "/api/review/list": list([review], 4) });
  renderInShell(<GoodsReviews productId={1001} goods="すりものTシャツ" />);
  expect(await screen.findByText("<b>厚い</b>")).toBeTruthy();
  expect(screen.getAllByRole("img", { name: "5つ星のうち4" })).toHaveLength(2);
  expect(screen.getByText("ありがとうございます。")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "レビューを書く" })).toBeNull();
  expect(screen.queryByRole("button", { name: "通報する" })).toBeNull();
});

test("who bought it writes stars and words, and a missing star is asked for", async () => {
  storeToken("t");
  const api = fakeApi({
    "/api/review/list": list([], null),
    "/api/review/own": { may_write: true, review: null },
    "/api/review/write": { is_hidden: false },
  });
  const user = userEvent.setup();
  renderInShell(<GoodsReviews productId={1001} goods="すりものTシャツ" />);
  await user.click(await screen.findByRole("button", { name: "レビューを書く" }));
  await user.type(screen.getByLabelText(/使ってみて/), "よいです。");
  await user.click(screen.getByRole("button", { name: "レビューを載せる" }));
  expect(screen.getByText("星の数をおえらびください。")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "5" }));
  await user.click(screen.getByRole("button", { name: "レビューを載せる" }));
  expect(await screen.findByText("レビューを載せました。ありがとうございます。")).toBeTruthy();
  expect(api).toBeDefined();
});
