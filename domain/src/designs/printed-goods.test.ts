import { expect, test } from "vitest";
import { beforeEditions, type PrintedGoods, withLaterGroups } from "./printed-goods.ts";

const rect = (w: number) => ({ x: 0, y: 0, w, h: w });
const size = (id: number, group: string) => ({ id, name: String(id), group, width: 500_000 });

const printed: PrintedGoods = {
  ...{ snapshotVersion: 1, id: 1001, pku: "1", name: "T", silhouette: "tee", step: 1, dpi: 300 },
  sizes: [size(1, "kids"), size(2, "adult")],
  color: { id: 1, name: "白", hex: "#ffffff" },
  method: { id: 43, name: "方法" },
  areas: [{ areaKindId: 1, name: "胸", view: "front", rects: { kids: rect(200), adult: rect(300) }, bleed: 0 }],
};

test("a later group comes before those that the design was drawn in, with its own places", () => {
  const goods = withLaterGroups(printed, [{ ...size(9, "tall"), rects: { "1": rect(400) } }]);
  expect(goods.sizes.map(({ id }) => id)).toEqual([9, 1, 2]);
  expect(goods.areas[0]?.rects).toEqual({ kids: rect(200), adult: rect(300), tall: rect(400) });
});

test("no later size moves what was finished, nor one that joined a known group its middle", () => {
  const moved = withLaterGroups(printed, [{ ...size(9, "adult"), rects: { "1": rect(999) } }]);
  expect(moved.areas[0]?.rects).toEqual(printed.areas[0]?.rects);
  expect(withLaterGroups(printed, [size(9, "adult")])).toEqual(printed);
});

test("of before editions, ink over white had its choke on all goods, and film had no white", () => {
  const kept = (id: 43 | 46 | 67, white: Pick<PrintedGoods["method"], "choke" | "under">) =>
    beforeEditions({ ...printed, edition: 2, method: { id, name: "方法", ...white } }).method;
  expect(kept(46, { choke: 170 })).toEqual({ id: 46, name: "方法", choke: 170 });
  expect(kept(46, { choke: 170, under: "all" })).toEqual({ id: 46, name: "方法", choke: 170 });
  expect(kept(67, { choke: 170, under: "all" })).toEqual({ id: 67, name: "方法" });
  expect(kept(43, {})).toEqual({ id: 43, name: "方法" });
});

test("of before editions, ink went as far as the page", () => {
  const [area] = printed.areas;
  const areas = area ? [{ ...area, bleed: 9000, inkBleed: 0 }] : [];
  expect(beforeEditions({ ...printed, areas }).areas).toEqual([{ ...area, bleed: 9000 }]);
});
