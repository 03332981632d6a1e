import { expect, test } from "vitest";
import { areaRect, fileGroup, sizeGroups } from "./size-groups.ts";

const size = (group: string) => ({ id: 1, name: group, group, price: 0, measurements: [], width: 1 });
const goods = { sizes: [size("kids"), size("kids"), size("youth"), size("adult")] };
const rect = (w: number, h: number, x = 0) => ({ x, y: 0, w, h });
const area = {
  areaKindId: 3,
  rects: { kids: rect(60, 60, 5), youth: rect(60, 60, 9), adult: rect(100, 100) },
};

test("the group that designs are drawn for comes first", () => {
  expect(sizeGroups(goods)).toEqual(["adult", "kids", "youth"]);
});

test("areas as large as each other share a file, wherever they lie", () => {
  expect(fileGroup(goods, area, "kids")).toBe("kids");
  expect(fileGroup(goods, area, "youth")).toBe("kids");
  expect(fileGroup(goods, { ...area, rects: { ...area.rects, youth: rect(100, 100) } }, "youth")).toBe("adult");
  expect(fileGroup(goods, { ...area, rects: { ...area.rects, youth: rect(100, 90) } }, "youth")).toBe("youth");
});

test("a group that the area does not know is a mistake in the catalogue", () => {
  expect(() => areaRect(area, "giant")).toThrow("area 3 has no rectangle for giant");
});
