import type { WireCart } from "@surimono/contract/cart";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { cartOf, shirts } from "./cart.fixture.ts";
import { CartScreen } from "./cart-screen.tsx";

const NoCoupons = () => null;

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Where() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

async function openCart(answers: Record<string, unknown>) {
  const api = fakeApi(answers);
  renderInShell(
    <>
      <CartScreen nextPath="/cart/delivery-list" couponBox={NoCoupons} estimate={NoCoupons} asUsual={NoCoupons} />
      <Where />
    </>,
    "/cart",
  );
  await screen.findByRole("heading", { name: "カート" });
  const sent = (path: string) =>
    api.mock.calls
      .map((call) => call as unknown as [string, RequestInit])
      .filter(([url]) => url.startsWith(path))
      .map(([, init]) => ({ method: init.method, data: init.body ? JSON.parse(String(init.body)).data : undefined }));
  return { user: userEvent.setup(), sent };
}

const refused = { status: 404, body: { error_code: "cart/no-such-line", message: "変わりました", request_id: "r" } };

const LINE = "/api/cart/line";
const CART = "/api/cart/get-for-me";

/** However slow the page is, the path is answered only when the returned function has been called. */
function holdBack(path: string) {
  const answer = fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (...asked: Parameters<typeof fetch>) => {
    if (String(asked[0]).startsWith(path)) await promise;
    return answer(...asked);
  });
  return resolve;
}

const total = () => screen.getByText("合計").parentElement?.textContent;

describe("the cart", () => {
  test("shows a new quantity at once, saves the last of several, and then shows the server's total", async () => {
    const { sent } = await openCart({ [CART]: cartOf(shirts(2)), [LINE]: cartOf(shirts(4)) });
    expect(total()).toContain("¥ 5,632");
    const more = screen.getByRole("button", { name: "1つ増やす" });
    // Within one pause, however slow the page is.
    fireEvent.click(more);
    fireEvent.click(more);
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "ふくろうのT Mの数量" });
    expect(field.value).toBe("4");
    await waitFor(() => expect(total()).toContain("¥ 11,264"));
    expect(sent(LINE)).toMatchObject([{ method: "PUT", data: { quantity: 4 } }]);
  });

  test("reads full-width digits", async () => {
    const { user, sent } = await openCart({ [CART]: cartOf(shirts(2)), [LINE]: cartOf(shirts(12)) });
    const field = screen.getByRole("textbox", { name: "ふくろうのT Mの数量" });
    await user.clear(field);
    await user.type(field, "１２");
    await waitFor(() => expect(sent(LINE).at(-1)).toMatchObject({ data: { quantity: 12 } }));
  });

  test("sends a pending change when the page closes, with a request that outlives it", async () => {
    const { sent } = await openCart({ [CART]: cartOf(shirts(2)), [LINE]: cartOf(shirts(3)) });
    // All in one turn, so that the pause cannot be over before.
    fireEvent.click(screen.getByRole("button", { name: "1つ増やす" }));
    expect(sent(LINE)).toEqual([]);
    window.dispatchEvent(new Event("pagehide"));
    await Promise.resolve();
    await Promise.resolve();
    expect(sent(LINE)).toMatchObject([{ data: { quantity: 3 } }]);
    expect(vi.mocked(fetch).mock.lastCall?.[1]).toMatchObject({ keepalive: true });
    await waitFor(() => expect(total()).toContain("¥ 8,448"));
  });

  test("continues only when the last change is saved", async () => {
    const { user, sent } = await openCart({ [CART]: cartOf(shirts(2)), [LINE]: cartOf(shirts(3)) });
    await user.click(screen.getByRole("button", { name: "1つ増やす" }));
    await user.click(screen.getByRole("button", { name: "お届け先へすすむ" }));
    await waitFor(() => expect(screen.getByTestId("path").textContent).toBe("/cart/delivery-list"));
    expect(sent(LINE)).toMatchObject([{ data: { quantity: 3 } }]);
  });

  test("stays where the last change was not saved", async () => {
    const { user } = await openCart({ [CART]: cartOf(shirts(2)), [LINE]: refused });
    const answered = holdBack(LINE);
    const next = screen.getByRole<HTMLButtonElement>("button", { name: "お届け先へすすむ" });
    await user.click(screen.getByRole("button", { name: "1つ増やす" }));
    await user.click(next);
    answered();
    expect(await screen.findByText("変わりました")).toBeTruthy();
    await waitFor(() => expect(next.getAttribute("aria-busy")).not.toBe("true"));
    expect(screen.getByTestId("path").textContent).toBe("/cart");
    // What is shown now is what the server has.
    await user.click(next);
    await waitFor(() => expect(screen.getByTestId("path").textContent).toBe("/cart/delivery-list"));
  });

  test("restores the old quantity and says why when a change is refused", async () => {
    const { user } = await openCart({ [CART]: cartOf(shirts(2)), [LINE]: refused });
    await user.click(screen.getByRole("button", { name: "1つ増やす" }));
    expect(await screen.findByText("変わりました")).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>("textbox", { name: "ふくろうのT Mの数量" });
    await waitFor(() => expect(field.value).toBe("2"));
  });

  test("warns of the minimum at the line and disables the next step", async () => {
    const line = shirts(2, { minimum_quantity: 10 });
    const message = "このアイテムは10点からご注文いただけます。";
    const obstacle = { step: "cart", field: "quantity", code: "cart/below-minimum", message, line_id: line.line_id };
    await openCart({ [CART]: { ...cartOf(line), obstacles: [obstacle] } });
    expect(screen.getByRole("listitem").textContent).toContain(message);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "お届け先へすすむ" }).disabled).toBe(true);
  });

  test("makes an estimate before the names are known, but of nothing else that cannot be ordered", async () => {
    const line = shirts(2);
    const missing = { step: "cart" as const, field: "roster", code: "cart/roster-missing", message: "あと2点" };
    const obstacle = { ...missing, line_id: line.line_id };
    const slots = { couponBox: NoCoupons, estimate: () => <p>見積書を作る</p>, asUsual: () => <p>いつもどおり</p> };
    fakeApi({ [CART]: { ...cartOf(line), obstacles: [obstacle] } });
    renderInShell(<CartScreen nextPath="/" {...slots} />);
    expect(await screen.findByText("見積書を作る")).toBeTruthy();
    expect(screen.queryByText("いつもどおり")).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "お届け先へすすむ" }).disabled).toBe(true);
    const gone = { ...obstacle, field: "item", code: "cart/item-withdrawn" };
    queryClient.setQueryData<WireCart>(["cart"], { ...cartOf(line), obstacles: [obstacle, gone] });
    await waitFor(() => expect(screen.queryByText("見積書を作る")).toBeNull());
  });

  test("takes a line out and puts it back", async () => {
    const { user, sent } = await openCart({
      [CART]: cartOf(shirts(2)),
      [LINE]: cartOf(),
      "/api/cart/add": cartOf(shirts(2)),
    });
    await user.click(screen.getByRole("button", { name: "ふくろうのT Mをカートから削除" }));
    const undo = await screen.findByRole("button", { name: "元に戻す" });
    expect(document.activeElement).toBe(undo);
    await waitFor(() => expect(sent(LINE)).toMatchObject([{ method: "DELETE" }]));
    await user.click(undo);
    expect(await screen.findByRole("textbox", { name: "ふくろうのT Mの数量" })).toBeTruthy();
    expect(sent("/api/cart/add")).toMatchObject([
      { data: { product_id: 100001, sizes: [{ size_id: 23, quantity: 2 }] } },
    ]);
  });

  test("puts a line back as it was, by what the shop gave for it", async () => {
    const BACK = "/api/cart/line/put-back";
    const { user, sent } = await openCart({
      [CART]: cartOf(shirts(2)),
      [BACK]: cartOf(shirts(2)),
      [LINE]: { ...cartOf(), put_back: "sealed" },
    });
    await user.click(screen.getByRole("button", { name: "ふくろうのT Mをカートから削除" }));
    await user.click(await screen.findByRole("button", { name: "元に戻す" }));
    expect(await screen.findByRole("textbox", { name: "ふくろうのT Mの数量" })).toBeTruthy();
    expect(sent(BACK)).toMatchObject([{ data: { put_back: "sealed" } }]);
  });

  test("puts the names of its pieces back with a line", async () => {
    const personal = { kinds: ["name" as const], fee: 550, rows: 1 };
    const roster = {
      ...{ product_id: 100001, name: "ふくろうのT", fields: { name: { max_length: 8, scripts: [] } }, fee: 550 },
      ...{ sizes: [{ size_id: 23, size_name: "M" }], views: ["front"], state: "seen" },
    };
    const other = { size_id: 24, name: "ONO", number: "" };
    const blank = { size_id: 23, name: "", number: "" };
    const read = [
      { ...roster, rows: [other, { ...blank, name: "SATO" }, blank] },
      { ...roster, rows: [other, blank, blank] },
    ];
    const { user, sent } = await openCart({
      [CART]: cartOf(shirts(2, { personal })),
      [LINE]: cartOf(),
      "/api/cart/add": cartOf(shirts(2, { personal: { ...personal, rows: 0 } })),
      "/api/cart/roster": () => read.shift() ?? cartOf(shirts(2, { personal })),
    });
    await user.click(screen.getByRole("button", { name: "ふくろうのT Mをカートから削除" }));
    await user.click(await screen.findByRole("button", { name: "元に戻す" }));
    const put = { method: "PUT", data: { rows: [other, { ...blank, name: "SATO" }, blank], state: "seen" } };
    await waitFor(() => expect(sent("/api/cart/roster").at(-1)).toMatchObject(put));
    expect(await screen.findByRole("button", { name: "ふくろうのT Mをカートから削除" })).toBeTruthy();
  });

  test("shows the tags of a line as pictures, each with its part of the price", async () => {
    const tag = { step_id: 2 as const, name: "ネームタグ", image_url: "/designs/n1/cover.webp", fee: 154 };
    await openCart({ [CART]: cartOf(shirts(2, { tags: [tag] })) });
    const shown = within(await screen.findByRole("list", { name: "タグ" })).getByRole("listitem");
    expect(shown.textContent).toBe("ネームタグうち ¥ 154 / 1点");
    expect(shown.querySelector("img")?.getAttribute("src")).toContain("/designs/n1/cover.webp");
  });

  test("says how many more pieces bring the bulk discount", async () => {
    await openCart({ [CART]: cartOf(shirts(18)) });
    expect(screen.getByText("あと3点").parentElement?.textContent).toBe("あと3点で、まとめ買い割引が5%になります。");
  });
});

test("a cart that cannot be read can be requested again", async () => {
  let works = false;
  fakeApi({
    [CART]: () =>
      works ? cartOf() : { status: 500, body: { error_code: "server/error", message: "エラー", request_id: "r" } },
  });
  renderInShell(<CartScreen nextPath="/" couponBox={NoCoupons} estimate={NoCoupons} asUsual={NoCoupons} />);
  const retry = await screen.findByRole("button", { name: "もう一度読み込む" });
  works = true;
  await userEvent.click(retry);
  expect(await screen.findByText("カートは空です")).toBeTruthy();
  expect(screen.getByRole("link", { name: "マイアイテムからえらぶ" })).toBeTruthy();
});
