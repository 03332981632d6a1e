import { checkDesign, type PlainLayer, type ProblemCode } from "@surimono/domain/designs";
import { beforeAll, expect, test } from "vitest";
import { nodeShaper } from "../../print/index.ts";
import { layerFacts, layoutText, loadStamps, type TextShaper } from "../../scene/index.ts";
import { layTemplate } from "../commands/lay-template.ts";
import { bench, designOf, shape } from "../editor.fixture.ts";
import { needsOf, placeTemplate } from "./place-template.ts";
import { TEMPLATE_THEMES } from "./template-themes.ts";

const templates = TEMPLATE_THEMES.flatMap((theme) => theme.templates);
/** A chest, a sleeve, a collar label, a mug's wrap: tall, square, small and wide. */
const AREAS = [
  { width: 300_000, height: 343_000, safe: 5000, bleed: 0 },
  { width: 90_000, height: 90_000, safe: 5000, bleed: 0 },
  { width: 60_000, height: 40_000, safe: 3000, bleed: 0 },
  { width: 200_000, height: 80_000, safe: 3000, bleed: 2000 },
];

/** A poster's letters are small in a collar label. */
const SMALL_PRINT: readonly ProblemCode[] = ["designs/small-text", "designs/thin-line"];

let text: TextShaper;
beforeAll(async () => {
  text = await nodeShaper(new Set(templates.flatMap((template) => needsOf(template).fontIds)));
});

test("there are at least twenty, each with an id of its own", () => {
  expect(templates.length).toBeGreaterThanOrEqual(20);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
});

for (const template of templates) {
  test(`${template.id} fits every area without a word from the check but that it is small`, async () => {
    const stamps = await loadStamps(needsOf(template).stampIds);
    for (const area of AREAS) {
      let ids = 0;
      const context = {
        measure: (layer: Parameters<typeof layoutText>[0]) => layoutText(layer, text),
        makeId: () => `l${ids++}`,
      };
      const layers = placeTemplate(context, template, { area, isDark: false, stamps });
      const place = { areaKindId: 1, ...area, scales: [{ sizeNames: [], value: 1 }], conflictsWith: [] };
      const document = { ...designOf(), areas: [{ areaKindId: 1, ...area, layers }] };
      const goods = { methodId: 67, hasWhite: false, places: [place] } as const;
      const assets = { text, stamp: (id: string) => stamps.get(id) };
      const facts = { layer: (layer: PlainLayer) => layerFacts(layer, assets), picture: () => undefined };
      const codes = checkDesign(document, goods, facts).map(({ code }) => code);
      expect(codes.filter((code) => !SMALL_PRINT.includes(code))).toEqual([]);
    }
  });
}

test("laying a template is one step, which gives back what was there; it comes as one group, selected", () => {
  const { context, store, order, layer } = bench(designOf(shape("a"), shape("b")));
  layTemplate(context, "試し", () => [shape("c"), shape("d", { x: 200_000 })]);
  const [group = ""] = order() ?? [];
  expect(order()).toHaveLength(1);
  expect(layer(group)).toMatchObject({
    kind: "group",
    name: "試し",
    width: 140_000,
    layers: [{ id: "c" }, { id: "d" }],
  });
  expect(store.get()).toMatchObject({ selection: [group], fresh: group });
  store.undo();
  expect(order()).toEqual(["a", "b"]);
});

test("a template that is dropped lies over the design, where it was dropped", () => {
  const { context, order, layer } = bench(designOf(shape("a")));
  layTemplate(context, "試し", () => [shape("c"), shape("d", { x: 140_000 })], {
    at: { x: 90_000, y: 200_000 },
  });
  const [, group = ""] = order() ?? [];
  expect(order()).toEqual(["a", group]);
  expect(layer(group)).toMatchObject({ x: 90_000, y: 200_000 });
});
