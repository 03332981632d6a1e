import type { LinkComment, MyItem, SharedLink } from "@surimono/contract/my-items";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../../test/fake-api.ts";
import { shirt } from "../../../../test/product.fixture.ts";
import { renderInShell } from "../../../../test/render.tsx";
import { LinkComments } from "./link-comments.tsx";
import { SharedLinkRow } from "./shared-link-row.tsx";

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const COMMENTS = "/api/my-item/links/comments";
const item = { ...shirt, product_id: 2001, new_name: "海のT" } as unknown as MyItem;
const linkOf = (day: string, may_comment = false): SharedLink => ({
  ...{ link_id: `0193a000-0000-7000-8000-0000000000${day}`, made_at: `2026-11-${day}T03:00:00.000Z` },
  ...{ may_remix: false, may_comment },
});
const said = (link: SharedLink, number: number, words: string): LinkComment => ({
  comment_id: `0193a000-0000-7000-8000-00000000000${number}`,
  ...{ link_id: link.link_id, x: 1, y: 1, name: "", words, written_at: link.made_at, answer: "" },
});

test("what was written stays to be seen when a link takes no more, numbered within its link", async () => {
  const [first, second] = [linkOf("20"), linkOf("21")];
  const comments = [said(first, 1, "い"), said(second, 2, "ろ"), said(first, 3, "は")];
  fakeApi({ [COMMENTS]: { comments } });
  renderInShell(<LinkComments item={item} links={[first, second]} />);
  const rowsOf = async (name: string) =>
    within(await screen.findByRole("list", { name: `${name} につくったリンクへのコメント` }))
      .getAllByRole("listitem")
      .map((row) => row.textContent?.slice(0, 1));
  expect(await rowsOf("2026/11/20")).toEqual(["1", "2"]);
  expect(await rowsOf("2026/11/21")).toEqual(["1"]);
});

test("they are pinned to the picture that friends see, whichever place was chosen first", async () => {
  const link = linkOf("20");
  fakeApi({ [COMMENTS]: { comments: [said(link, 1, "ここです")], picture: "/drafts/k/1/cover.webp" } });
  const { container } = renderInShell(<LinkComments item={item} links={[link]} />);
  await screen.findByText("ここです");
  expect(container.querySelector("img")?.src).toContain("/drafts/k/1/cover.webp");
});

test("nothing is said of comments where none are and none may come", async () => {
  const fetched = fakeApi({ [COMMENTS]: { comments: [] } });
  renderInShell(<LinkComments item={item} links={[linkOf("20")]} />);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole("region", { name: "届いたコメント" })).toBeNull();
});

test("comments that cannot be read are read again on a press", async () => {
  let comments: unknown = { status: 500, body: { error_code: "server/error", message: "だめ", request_id: "r" } };
  fakeApi({ [COMMENTS]: () => comments });
  renderInShell(<LinkComments item={item} links={[linkOf("20", true)]} />);
  const again = await screen.findByRole("button", { name: "もう一度読み込む" });
  expect(screen.queryByText(/まだありません/)).toBeNull();
  comments = { comments: [] };
  await userEvent.click(again);
  expect(await screen.findByText(/まだありません/)).toBeDefined();
});

test("a comment is taken out once that was asked", async () => {
  const link = linkOf("20", true);
  const removed = vi.fn(() => ({}));
  fakeApi({ [COMMENTS]: { comments: [said(link, 1, "い")] }, [`${COMMENTS}/remove`]: removed });
  renderInShell(<LinkComments item={item} links={[link]} />);
  const remove = await screen.findByRole("button", { name: /^消す/ });
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole("button", { name: "消さない" }));
  expect(removed).not.toHaveBeenCalled();
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole("button", { name: "消す" }));
  await waitFor(() => expect(removed).toHaveBeenCalledOnce());
});

test("a switch sends itself alone: the others may have changed elsewhere", async () => {
  const fetched = fakeApi({ "/api/my-item/links/change": {} });
  const link = { ...linkOf("20"), may_remix: true };
  renderInShell(
    <SharedLinkRow productId={2001} isDraft={false} link={link} onChanged={async () => undefined} onClosed={vi.fn()} />,
  );
  await userEvent.click(screen.getByRole("switch", { name: /コメントを受け取る/ }));
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  const [, init] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect(JSON.parse(`${init.body}`).data).toEqual({ product_id: 2001, link_id: link.link_id, may_comment: true });
});
