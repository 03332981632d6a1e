import { createStore, useStore } from "@surimono/ui/store.ts";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "#app/query-client.ts";
import { fakeApi } from "../../../test/fake-api.ts";
import { renderInShell } from "../../../test/render.tsx";
import { BuyBar } from "./buy-bar.tsx";
import { BuySheet } from "./buy-sheet.tsx";
import { cartOf, shirts } from "./cart.fixture.ts";
import { myShirt } from "./my-shirt.fixture.ts";

const ADD = "/api/cart/add";
const TAX = [{ divisionId: 1, rate: 1000 }];

beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** In the sheet. */
function openShirt(answers: Record<string, unknown> = {}, item = myShirt) {
  const api = fakeApi({ "/api/cart/get-for-me": cartOf(), ...answers });
  renderInShell(
    <BuySheet
      title="できました"
      onClose={() => {}}
      item={item}
      taxDivisions={TAX}
      picture={null}
      ways={<a href="/later">あとで</a>}
    />,
  );
  const sent = () =>
    api.mock.calls
      .map((call) => call as unknown as [string, RequestInit])
      .filter(([url]) => url === ADD)
      .map(([, init]) => JSON.parse(String(init.body)).data);
  return { user: userEvent.setup(), sent };
}

const quantityOf = (size: string) => screen.getByRole<HTMLInputElement>("textbox", { name: `${size}の数量` });
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "カートに入れる" });
const subtotal = () => screen.getByText(/点の小計/).parentElement?.textContent;

test("prices sizes and quantities by the cart's rule and puts them in", async () => {
  const { user, sent } = openShirt({ [ADD]: cartOf(shirts(5)) });
  await user.clear(quantityOf("M"));
  await user.type(quantityOf("M"), "4");
  await user.clear(quantityOf("L"));
  await user.type(quantityOf("L"), "1");
  // 4 × (1,680 + 880) + 1 × (1,830 + 880), each piece taxed once.
  expect(subtotal()).toContain("¥ 14,245");
  expect(screen.getByText(/^あと6点で/).textContent).toBe("あと6点で、1点 ¥ 2,772 になります");
  await user.click(button());
  expect(await screen.findByText("カートに5点入れました。")).toBeTruthy();
  expect(sent()).toEqual([
    {
      product_id: 100001,
      sizes: [
        { size_id: 23, quantity: 4 },
        { size_id: 24, quantity: 1 },
      ],
    },
  ]);
  expect(quantityOf("M").value).toBe("0");
  expect(screen.getByRole("link", { name: "カートを見る" }).getAttribute("href")).toBe("/cart");
  expect(screen.queryByRole("button", { name: "カートに入れる" })).toBeNull();
  // The next choice is a new addition.
  await user.type(quantityOf("L"), "1");
  expect(button().disabled).toBe(false);
});

test("suggests the minimum of the size in the pictures, so that one press is enough, until the first choice replaces it", async () => {
  const { user, sent } = openShirt({ [ADD]: cartOf(shirts(5)) });
  expect([quantityOf("M").value, quantityOf("L").value]).toEqual(["5", "0"]);
  expect(subtotal()).toContain("5点の小計");
  await user.clear(quantityOf("L"));
  await user.type(quantityOf("L"), "6");
  expect(quantityOf("M").value).toBe("0");
  await user.clear(quantityOf("M"));
  await user.type(quantityOf("M"), "1");
  expect(quantityOf("L").value).toBe("6");
  await user.dblClick(button());
  await screen.findByText("カートに7点入れました。");
  expect(sent()).toHaveLength(1);
});

test("two quick presses add it once", async () => {
  const { sent } = openShirt({ [ADD]: cartOf(shirts(5)) });
  const pressed = button();
  act(() => {
    pressed.click();
    pressed.click();
  });
  expect(await screen.findByText("カートに5点入れました。")).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

test("warns of the minimum, counting what is in the cart already", async () => {
  const { user } = openShirt({ "/api/cart/get-for-me": cartOf(shirts(2)) });
  await user.clear(quantityOf("M"));
  await user.type(quantityOf("M"), "1");
  expect(await screen.findByText("このアイテムは5点からご注文いただけます。")).toBeTruthy();
  await user.clear(quantityOf("L"));
  await user.type(quantityOf("L"), "2");
  await waitFor(() => expect(screen.queryByText("このアイテムは5点からご注文いただけます。")).toBeNull());
});

test("starts with the minimum quantity if there is one size", async () => {
  const [only] = myShirt.size.size_list;
  openShirt({}, { ...myShirt, size: { size_list: only ? [{ ...only, size_name: "" }] : [], size_count: 1 } });
  expect(quantityOf("フリーサイズ").value).toBe("5");
  expect(button().disabled).toBe(false);
});

test("says why it was refused and keeps the quantities", async () => {
  const message = "カートに入れられるのは100種類までです。";
  const { user } = openShirt({ [ADD]: { status: 409, body: { error_code: "cart/full", message, request_id: "r" } } });
  await user.clear(quantityOf("M"));
  await user.type(quantityOf("M"), "6");
  await user.click(button());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(quantityOf("M").value).toBe("6");
});

test("an addition with a lost answer is not repeated, and one that never arrived is", async () => {
  let lies = 2;
  let isHeard = false;
  const add = (arrives: boolean) => () => {
    if (arrives) lies += 3;
    if (!isHeard) throw new TypeError("the answer was lost");
    return cartOf(shirts(lies));
  };
  for (const [arrives, calls] of [
    [true, 1],
    [false, 2],
  ] as const) {
    [lies, isHeard] = [2, false];
    const { user, sent } = openShirt({
      "/api/cart/get-for-me": () => cartOf(shirts(lies)),
      [ADD]: () => add(arrives || isHeard)(),
    });
    await waitFor(() => expect(queryClient.getQueryData(["cart"])).toBeDefined());
    await user.clear(quantityOf("M"));
    await user.type(quantityOf("M"), "3");
    await user.click(button());
    expect(await screen.findByText(/ネットワークに接続できませんでした/)).toBeTruthy();
    expect(quantityOf("M").value).toBe("3");
    isHeard = true;
    await user.click(button());
    expect(await screen.findByText("カートに3点入れました。")).toBeTruthy();
    expect([sent().length, lies, quantityOf("M").value]).toEqual([calls, 5, "0"]);
    cleanup();
    queryClient.clear();
  }
});

test("the bar takes one size and its quantity, and leads to the cart", async () => {
  const api = fakeApi({ "/api/cart/get-for-me": cartOf(), [ADD]: cartOf(shirts(5)) });
  renderInShell(<BuyBar item={myShirt} taxDivisions={TAX} beside={<a href="/look">デザインを確認</a>} />);
  const user = userEvent.setup();
  const bar = screen.getByRole("region", { name: "注文する" });
  const size = screen.getByRole<HTMLSelectElement>("combobox", { name: "サイズ" });
  expect([size.selectedOptions[0]?.textContent, quantityIn(bar).value]).toEqual(["M", "5"]);
  await user.selectOptions(size, "L");
  await user.clear(quantityIn(bar));
  await user.type(quantityIn(bar), "6");
  // 6 × (1,830 + 880), each taxed once.
  expect(bar.textContent).toContain("¥ 17,886");
  await user.click(button());
  expect(await screen.findByText("カートに6点入れました。")).toBeTruthy();
  expect(screen.getByRole("link", { name: "カートを見る" })).toBeTruthy();
  const [, init] = api.mock.calls.find(([url]) => String(url) === ADD) as unknown as [string, RequestInit];
  expect(JSON.parse(String(init.body)).data.sizes).toEqual([{ size_id: 24, quantity: 6 }]);
});

const found = createStore<number | undefined>(undefined);
function FindingBar() {
  return <BuyBar item={myShirt} taxDivisions={TAX} beside={null} startSize={useStore(found, undefined)} />;
}

test("a size found while the bar is open takes the place of the one before, with the quantity that was typed", async () => {
  fakeApi({ "/api/cart/get-for-me": cartOf() });
  renderInShell(<FindingBar />);
  const user = userEvent.setup();
  const bar = screen.getByRole("region", { name: "注文する" });
  await user.clear(quantityIn(bar));
  await user.type(quantityIn(bar), "7");
  act(() => found.set(24));
  const size = screen.getByRole<HTMLSelectElement>("combobox", { name: "サイズ" });
  expect([size.selectedOptions[0]?.textContent, quantityIn(bar).value]).toEqual(["L", "7"]);
  // What the goods are not made in changes nothing.
  act(() => found.set(999));
  expect([size.selectedOptions[0]?.textContent, quantityIn(bar).value]).toEqual(["L", "7"]);
});

const quantityIn = (bar: HTMLElement) => within(bar).getByRole<HTMLInputElement>("textbox", { name: "数量" });
