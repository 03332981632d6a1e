import { readItem } from "@surimono/contract/catalogue";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { shirt } from "../../../test/product.fixture.ts";
import { renderInShell } from "../../../test/render.tsx";
import { SizeFinder } from "./size-finder.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open() {
  const user = userEvent.setup();
  const worn = { name: "海のT", silhouette: "tee", design: async () => ({ color: "#1e2947" }) };
  renderInShell(<SizeFinder goodsId={1001} sizes={readItem(shirt).sizes} worn={worn} />);
  await user.click(screen.getByRole("button", { name: "自分のサイズをさがす" }));
  return user;
}

test("a body has a size with its reason, which one press takes and the browser keeps", async () => {
  const user = await open();
  expect(screen.getByRole("status").textContent).toBe("");
  await user.type(screen.getByLabelText("身長（cm）"), "１８０");
  await user.type(screen.getByLabelText("体重（kg）"), "82");
  expect(screen.getByRole("status").textContent).toContain("胸まわりを約101 cmと見ました。3 cmのゆとりがあります。");
  await user.click(screen.getByRole("button", { name: "Lをえらぶ" }));
  expect(screen.getByText("注文のときにLから始まります")).toBeTruthy();
  expect(localStorage.getItem("surimono.picked-size")).toBe('{"1001":24}');
  expect(localStorage.getItem("surimono.my-measures")).toContain("82");
});

test("one's own shirt is compared with, and a wrong number says what to type", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "手持ちの服から" }));
  const width = screen.getByLabelText("身幅（cm）");
  await user.type(width, "5");
  expect(screen.getByRole("alert").textContent).toBe("20〜100 cm の数字を入れてください。");
  await user.type(width, "0");
  await user.type(screen.getByLabelText("着丈（cm）"), "70");
  expect(screen.getByRole("status").textContent).toContain("身幅は2 cm広い、着丈は1 cm短いサイズです。");
});

test("the size that was found is seen on a figure of one's own height, and others beside it", async () => {
  const user = await open();
  await user.type(screen.getByLabelText("身長（cm）"), "163");
  await user.type(screen.getByLabelText("体重（kg）"), "82");
  await user.click(screen.getByRole("button", { name: "このサイズを着たところ" }));
  const figure = within(await screen.findByRole("dialog", { name: "着たところ" }));
  const [size = ""] = /[SMLX]+(?=を、)/.exec((await figure.findByRole("img")).getAttribute("aria-label") ?? "") ?? [];
  expect(figure.getByRole("img", { name: `海のTの${size}を、身長163 cmの人が着たところ` })).toBeTruthy();
  await user.click(figure.getByRole("button", { name: "150" }));
  await user.click(figure.getByRole("button", { name: "M" }));
  expect(figure.getByRole("img", { name: "海のTのMを、身長150 cmの人が着たところ" })).toBeTruthy();
});
