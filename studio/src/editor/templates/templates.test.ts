import { checkDesign } from "@surimono/domain/designs";
import { beforeAll, expect, test } from "vitest";
import { createNodeShaper } from "../../print/index.ts";
import { layoutText, loadStamps, type TextShaper } from "../../scene/index.ts";
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

let text: TextShaper;
beforeAll(async () => {
  text = await createNodeShaper(new Set(templates.flatMap((template) => needsOf(template).fontIds)));
});

test("there are at least twenty, each with an id of its own", () => {
  expect(templates.length).toBeGreaterThanOrEqual(20);
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
});

for (const template of templates) {
  test(`${template.id} fits every area without a word from the check, and lacks no glyph`, async () => {
    const stamps = await loadStamps(needsOf(template).stampIds);
    for (const area of AREAS) {
      let ids = 0;
      const context = {
        measure: (layer: Parameters<typeof layoutText>[0]) => layoutText(layer, text),
        makeId: () => `l${ids++}`,
      };
      const layers = placeTemplate(context, template, { area, isDark: false, stamps });
      const { refusals, warnings } = checkDesign({ areaKindId: 1, ...area, layers }, area);
      expect(refusals).toEqual([]);
      expect(warnings.filter(({ code }) => code !== "designs/small-text")).toEqual([]);
      for (const layer of layers) if (layer.kind === "text") expect(layoutText(layer, text)?.missing).toEqual([]);
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
