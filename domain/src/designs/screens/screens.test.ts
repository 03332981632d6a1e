import { expect, test } from "vitest";
import { screensOf } from "./screens-of.ts";
import { SHOP_INKS } from "./shop-inks.ts";

const idsOf = (inks: string[], goods: string) =>
  screensOf({ inks }, goods).map(({ id, base }) => (base ? `${id} ${base}` : id));

test.each([
  ["from light to dark on light cloth", ["black", "yellow", "red"], "#ffffff", ["yellow", "red", "black"]],
  ["white is no base there", ["white", "red"], "#f3e9d2", ["white", "red"]],
  ["white goes below first on dark cloth", ["red", "yellow"], "#1c1c1e", ["white under", "yellow", "red"]],
  ["white art shares its screen", ["red", "white"], "#1c1c1e", ["white art", "red"]],
  ["white alone needs one", ["white"], "#1c1c1e", ["white art"]],
  ["what the shop no longer has is left out", ["red", "gone"], "#ffffff", ["red"]],
])("%s", (_what, inks, goods, expected) => {
  expect(idsOf(inks, goods)).toEqual(expected);
});

test("the shop's inks have ids and names of their own, fit for file names", () => {
  expect(new Set(SHOP_INKS.map(({ id }) => id)).size).toBe(SHOP_INKS.length);
  expect(new Set(SHOP_INKS.map(({ name }) => name)).size).toBe(SHOP_INKS.length);
  for (const { id, hex } of SHOP_INKS) expect(`${id} ${hex}`).toMatch(/^[a-z]+(-[a-z]+)* #[0-9a-f]{6}$/);
});
