import { expect, test } from "vitest";
import { areaShowsIn, isCloseUp, wholeViewOf } from "./choice/area-shows-in.ts";
import { coverView, VIEW_NAMES, viewsOfGoods, viewsShowing } from "./item-views.ts";

const chest = { areaKindId: 3, view: "front" } as const;
const nape = { areaKindId: 7, view: "back" } as const;
const aroundMug = { areaKindId: 12, view: "left" } as const;

test("goods in use are seen after their sides and before what is seen from near by, as far as they are drawn", () => {
  const drawn = ["front", "hung", "worn-back", "chest", "worn", "back"] as const;
  expect(viewsOfGoods([nape, chest], drawn)).toEqual(["front", "back", "worn", "worn-back", "hung", "chest", "nape"]);
  expect(viewsOfGoods([chest], ["front", "hung", "chest"])).toEqual(["front", "hung", "chest"]);
  expect(viewsOfGoods([aroundMug], ["front", "left", "right"])).toEqual(["left"]);
});

test("only a part of the goods is a close-up", () => {
  expect((["front", "left", "chest", "nape"] as const).map((view) => isCloseUp(view))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test("neither the pictures that are kept of a design nor its cover show goods in use", () => {
  expect(viewsShowing([nape, chest])).toEqual(["front", "back", "chest", "nape"]);
  expect(coverView([nape, chest], [3])).toBe("front");
});

test("goods in use show what is printed on one side, and nothing of the other", () => {
  for (const [view, side] of [
    ["worn", "front"],
    ["worn-back", "back"],
    ["hung", "front"],
  ] as const) {
    expect(wholeViewOf(view)).toBe(side);
    expect([areaShowsIn(chest, view), areaShowsIn(nape, view)]).toEqual([side === "front", side === "back"]);
    expect([isCloseUp(view), VIEW_NAMES[view].length > 0]).toEqual([false, true]);
  }
});
