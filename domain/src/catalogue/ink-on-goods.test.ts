import { expect, test } from "vitest";
import { inkOnGoods } from "./ink-on-goods.ts";

test("ink without white takes the colour of the goods, and white is nothing", () => {
  expect(inkOnGoods("#ffffff", "#f4d14f", "bare")).toBe("#f4d14f");
  expect(inkOnGoods("#2450a4", "#f4d14f", "bare")).toBe("#224233");
  expect(inkOnGoods("#000000", "#f4d14f", "bare")).toBe("#000000");
});

test("over white and on film colours stay", () => {
  expect(inkOnGoods("#ffffff", "#1c1c1e", "white")).toBe("#ffffff");
  expect(inkOnGoods("#2450a4", "#1c1c1e", "film")).toBe("#2450a4");
});
