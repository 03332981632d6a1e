import type { MyItemCard, Vote } from "@surimono/contract/my-items";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { VotesDialog } from "./votes-dialog.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const vote = (number: number, question: string): Vote => ({
  ...{ vote_id: `0193a000-0000-7000-8000-00000000000${number}`, question, is_open: true, choices: [] },
  ...{ made_at: "2026-11-20T03:00:00.000Z", closes_at: "2026-11-30T15:00:00.000Z" },
});
const card = (product_id: number, started: boolean): MyItemCard => ({
  ...{ product_id, parent_id: 1001, new_name: `海 ${product_id}`, name: "T", kind_id: 1, color_name: "白" },
  ...{
    color_value: "#ffffff",
    method_name: "刷り",
    status: 1,
    image_url: "",
    regular_price: 0,
    unit_price: 0,
    minimum_quantity: 1,
  },
  ...{ withdrawn: false, promotion_flag: 0, update_time: "2026-11-20T03:00:00.000Z" },
  ...{ status: started ? 1 : 0, kept_until: started ? null : "2026-12-20T03:00:00.000Z" },
});
const open = () => renderInShell(<VotesDialog onClose={vi.fn()} />);

test("of several votes each button names its own, and closing one is asked first", async () => {
  const closed = vi.fn(() => ({}));
  fakeApi({
    "/api/my-item/votes": { votes: [vote(1, "どっち？"), vote(2, "どれ？")] },
    "/api/my-item/votes/close": closed,
  });
  open();
  expect(await screen.findByRole("button", { name: "リンクを閉じて消す（どれ？）" })).toBeDefined();
  const close = screen.getByRole("button", { name: "しめきる（どっち？）" });
  await userEvent.click(close);
  await userEvent.click(await screen.findByRole("button", { name: "しめきらない" }));
  expect(closed).not.toHaveBeenCalled();
  await userEvent.click(close);
  await userEvent.click(await screen.findByRole("button", { name: "しめきる" }));
  await waitFor(() => expect(closed).toHaveBeenCalledOnce());
});

test("items that cannot be read are read again on a press; more are had while too few can be chosen", async () => {
  const failed = { status: 500, body: { error_code: "server/error", message: "だめ", request_id: "r" } };
  let items: unknown = failed;
  fakeApi({ "/api/my-item/votes": { votes: [] }, "/api/my-item/list": () => items });
  open();
  await userEvent.click(await screen.findByRole("button", { name: "新しい投票をつくる" }));
  const again = await screen.findByRole("button", { name: "もう一度読み込む" });
  expect(screen.queryByText(/2つになると/)).toBeNull();
  items = { data: [card(1, false)], completed: 30, drafts: 30 };
  await userEvent.click(again);
  expect(await screen.findByRole("button", { name: "もっと見る" })).toBeDefined();
  expect(screen.queryByText(/2つになると/)).toBeNull();
});
