import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { findMember } from "#app/session/current-user.ts";
import { dropToken, expireToken, storeToken } from "#app/session/token.ts";
import { consumer, fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { OrderReviews } from "./order-reviews.tsx";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OF_ORDER = "/api/review/of-order";
const order = {
  order_id: "0197f5d0-0000-7000-8000-00000000000a",
  lines: [{ item_id: 1001, image_url: "/designs/a.webp" }],
};
const review = {
  ...{ review_id: "0197f5d0-0000-7000-8000-000000000001", stars: 4, words: "厚い", nickname: "", photos: [] },
  ...{ written_at: "2026-11-20T00:00:00.000Z", is_edited: false, answer: "", is_hidden: false },
};
const goods = [
  { product_id: 1001, name: "すりものTシャツ", review: null as object | null },
  { product_id: 1004, name: "マグカップ", review },
];

test("goods are reviewed from the order, and what was said before is changed", async () => {
  let now = goods;
  fakeApi({
    [OF_ORDER]: () => ({ goods: now }),
    "/api/review/write": () => {
      now = goods.map((one) => ({ ...one, review: { ...review, stars: 5 } }));
      return { is_hidden: false };
    },
  });
  const user = userEvent.setup();
  renderInShell(<OrderReviews order={order} />);
  expect(await screen.findByText("あと1点書けます")).toBeTruthy();
  expect(screen.getByRole("button", { name: "マグカップのレビューを編集する" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "すりものTシャツのレビューを書く" }));
  await user.click(await screen.findByRole("radio", { name: "5" }));
  await user.type(screen.getByLabelText(/使ってみて/), "よいです。");
  await user.click(screen.getByRole("button", { name: "レビューを載せる" }));
  expect(await screen.findByRole("button", { name: "すりものTシャツのレビューを編集する" })).toBeTruthy();
  expect(screen.queryByText(/書けます/)).toBeNull();
});

test("a review that is not shown is mended, and its author hears when it will be", async () => {
  fakeApi({
    [OF_ORDER]: { goods: [{ ...goods[1], review: { ...review, is_hidden: true } }] },
    "/api/review/write": { is_hidden: true },
  });
  const user = userEvent.setup();
  renderInShell(<OrderReviews order={order} />);
  await user.click(await screen.findByRole("button", { name: "マグカップのレビューを編集する" }));
  await user.click(await screen.findByRole("button", { name: "書きなおす" }));
  expect(await screen.findByText("お預かりしました。運営が確認してから表示します。")).toBeTruthy();
});

test("what was typed is not lost without a question, nor with the session", async () => {
  storeToken("t1");
  fakeApi({ [OF_ORDER]: { goods }, "/api/auth/login": { user: consumer } });
  const user = userEvent.setup();
  renderInShell(<OrderReviews order={order} />);
  const open = async () => user.click(await screen.findByRole("button", { name: "マグカップのレビューを編集する" }));
  const words = async () => (await screen.findByLabelText<HTMLTextAreaElement>(/使ってみて/)).value;
  await open();
  await user.type(await screen.findByLabelText(/使ってみて/), "、よいです。");
  await user.click(screen.getByRole("button", { name: "キャンセル" }));
  await user.click(await screen.findByRole("button", { name: "編集を続ける" }));
  expect(await words()).toBe("厚い、よいです。");
  act(expireToken);
  cleanup();
  storeToken("t2");
  await findMember();
  renderInShell(<OrderReviews order={order} />);
  await open();
  expect(await words()).toBe("厚い、よいです。");
  dropToken();
});

test("an order without goods to review shows nothing", async () => {
  const api = fakeApi({ [OF_ORDER]: { goods: [] } });
  renderInShell(<OrderReviews order={order} />);
  await vi.waitFor(() => expect(api).toHaveBeenCalled());
  expect(screen.queryByText("レビュー")).toBeNull();
});
