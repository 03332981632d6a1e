import { checkDesign, type PlainLayer, type ProblemCode } from "@surimono/domain/designs";
import { beforeAll, expect, test } from "vitest";
import { nodeShaper } from "../../print/index.ts";
import { layerFacts, layoutText, loadStamps, type TextShaper } from "../../scene/index.ts";
import { applyTemplate } from "../commands/add-stamp.ts";
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

/** In a collar label a poster's letters are small. */
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

test("laying a template is one step, which gives back what was there", () => {
  const { context, store, order } = bench(designOf(shape("a"), shape("b")));
  applyTemplate(context, "試し", () => [shape("c")]);
  expect(order()).toEqual(["c"]);
  store.undo();
  expect(order()).toEqual(["a", "b"]);
});
