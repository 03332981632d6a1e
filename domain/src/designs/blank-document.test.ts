import { expect, test } from "vitest";
import { fitsChoice, type DesignDocument } from "./index.ts";

const area = (areaKindId: number, width = 300_000) => ({ areaKindId, width, height: 400_000, layers: [] });
const blank: DesignDocument = { schema: 1, itemId: 1001, methodId: 43, colorId: 1, areas: [area(1), area(2), area(5)] };

test.each([
  ["itself", blank, true],
  ["some of its areas", { ...blank, areas: [area(1), area(5)] }, true],
  ["another item", { ...blank, itemId: 1002 }, false],
  ["another method", { ...blank, methodId: 46 }, false],
  ["another colour", { ...blank, colorId: 2 }, false],
  ["a larger area", { ...blank, areas: [area(1, 300_001)] }, false],
  ["an area that was not chosen", { ...blank, areas: [area(3)] }, false],
  ["an area twice", { ...blank, areas: [area(1), area(1)] }, false],
  ["another order", { ...blank, areas: [area(5), area(1)] }, false],
] as const)("a document with %s: fits is %s", (_name, document, expected) => {
  expect(fitsChoice(document, blank)).toBe(expected);
});
