import { expect, test } from "vitest";
import type { ArtView } from "../../mockup/index.ts";
import type { EditorArea } from "../model/editor-area.ts";
import type { LoadedView } from "../session/art-loader.ts";
import { planOf } from "./goods-plan.ts";

/** 2 px/mm; a place for prints of 200 × 100 mm whose middle is 100 mm below the collar. */
const flat: ArtView = {
  ...{ width: 1000, height: 1200, pxPerMm: 2, originPx: { x: 500, y: 100 }, surface: { kind: "flat" } },
  ...{ layers: { mask: "", multiply: "", screen: "", shadow: "" }, displacementPx: 0, lines: [] },
};
const area = { rect: { x: -100_000, y: 50_000, w: 200_000, h: 100_000 } } as EditorArea;

const printsOn = (view: ArtView) =>
  planOf({ file: { referenceWidth: 500_000 }, art: { view, pictures: {} } } as LoadedView, "worn", 500_000, [area])
    .prints;

test("prints are where the flat goods have them", () => {
  expect(printsOn(flat)).toEqual({ x: 150, y: 100, w: 200, h: 100 });
});

test("prints on goods that bend are where they are seen", () => {
  // All is seen 10 mm to the right and 5 mm above its place, since a source lies against the shift; in tenths of a pixel.
  const bend = { columns: 2, right: [-200, -200, -200, -200], down: [100, 100, 100, 100] };
  const seen = printsOn({ ...flat, bend });
  expect(seen?.x).toBeCloseTo(160);
  expect(seen?.y).toBeCloseTo(95);
  expect(seen?.w).toBeCloseTo(200);
  expect(seen?.h).toBeCloseTo(100);
});
