import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { FavouriteHeart } from "./favourite-heart.tsx";
import { favouriteIds } from "./favourites.queries.ts";
import { FavouritesScreen } from "./favourites-screen.tsx";

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item = (product_id: number) => ({ product_id, name: `シャツ${product_id}` });
const heart = (name: string) => screen.findByRole("button", { name: `お気に入り：${name}` });
const isPressed = (button: HTMLElement) => button.getAttribute("aria-pressed") === "true";

/** A server that remembers, and answers only when told to. */
function favouritesServer(kept: number[], change: () => unknown = () => ({ result: "ok" })) {
  const asked: string[] = [];
  const api = fakeApi({ "/api/favorite/ids": () => ({ product_ids: kept }) });
  const others = api.getMockImplementation();
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input) !== "/api/favorite") return others?.(input);
    const { product_id } = JSON.parse(String(init?.body)).data;
    asked.push(`${init?.method} ${product_id}`);
    const answer = await change();
    if (answer instanceof Response) return answer;
    const at = kept.indexOf(product_id);
    if (at >= 0) kept.splice(at, 1);
    if (init?.method === "POST") kept.push(product_id);
    return Response.json(answer);
  });
  return asked;
}

test("a heart says whether the item is a favourite, and changes it", async () => {
  const asked = favouritesServer([1001]);
  const user = userEvent.setup();
  renderInShell(
    <>
      <FavouriteHeart item={item(1001)} />
      <FavouriteHeart item={item(1002)} />
    </>,
  );
  const [mine, other] = [await heart("シャツ1001"), await heart("シャツ1002")];
  await waitFor(() => expect(isPressed(mine)).toBe(true));
  expect(isPressed(other)).toBe(false);
  await user.click(other);
  await user.click(mine);
  expect([isPressed(mine), isPressed(other)]).toEqual([false, true]);
  await waitFor(() => expect(asked).toEqual(["POST 1002", "DELETE 1001"]));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryClient.getQueryData(favouriteIds.queryKey)).toEqual([1002]);
});

test("the heart is filled before the server has answered", async () => {
  let answer: (body: unknown) => void = () => undefined;
  favouritesServer([], () => new Promise((resolve) => (answer = resolve)));
  renderInShell(<FavouriteHeart item={item(1001)} />);
  const mine = await heart("シャツ1001");
  await waitFor(() => expect(mine).toHaveProperty("disabled", false));
  await userEvent.setup().click(mine);
  expect(isPressed(mine)).toBe(true);
  await act(async () => answer({ result: "ok" }));
});

test("a heart refused by the server is emptied again, and says why", async () => {
  favouritesServer([], () =>
    Response.json(
      { error_code: "favourites/full", message: "お気に入りがいっぱいです。", request_id: "r" },
      { status: 409 },
    ),
  );
  renderInShell(<FavouriteHeart item={item(1001)} />);
  const mine = await heart("シャツ1001");
  await waitFor(() => expect(mine).toHaveProperty("disabled", false));
  await userEvent.setup().click(mine);
  expect(await screen.findByText("お気に入りがいっぱいです。")).toBeTruthy();
  expect(isPressed(mine)).toBe(false);
});

test("an empty list leads to the goods", async () => {
  fakeApi({ "/api/favorite/ids": { product_ids: [] }, "/api/favorite/list": { data: [] } });
  renderInShell(<FavouritesScreen card={() => null} />);
  expect(await screen.findByText("お気に入りはまだありません")).toBeTruthy();
  expect(screen.getByRole("link", { name: "アイテムを見る" }).getAttribute("href")).toBe("/items");
});

test("a list that cannot be read offers to try again", async () => {
  fakeApi({});
  renderInShell(<FavouritesScreen card={() => null} />);
  expect(await screen.findByRole("button", { name: "もう一度読み込む" })).toBeTruthy();
});
