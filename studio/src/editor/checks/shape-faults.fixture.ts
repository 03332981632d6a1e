import { type AreaShape, areaOutline } from "@surimono/domain/catalogue";
import { area, designOf } from "../editor.fixture.ts";
import { code, image, words } from "./fault-layers.fixture.ts";
import type { SeededFault } from "./seeded-fault.fixture.ts";

/** A badge across the whole place; a case with the opening of a camera in its corner. */
const ROUND = shaped({ outline: { kind: "ellipse" } }, 300_000);
const CASE = shaped(
  {
    outline: { kind: "rounded", radius: 30_000 },
    windows: [{ x: -140_000, y: 110_000, w: 100_000, h: 100_000, radius: 20_000 }],
  },
  340_000,
);
/** A bib, whose neck is left out of its upper side. */
const NECK: AreaShape = {
  outline: {
    kind: "free",
    edge: [
      [0, 0],
      [2500, 0],
      [2500, 4000, 7500, 4000, 7500, 0],
      [10_000, 0],
      [10_000, 10_000],
      [0, 10_000],
      [0, 0],
    ],
  },
};
const BIB = shaped(NECK, 340_000);
const CARD = [area({ bleed: 3000 })];

/** What the outline of a place cuts, or its trim where it is a rectangle with bleed. */
export const SHAPE_FAULTS: readonly SeededFault[] = [
  {
    name: "words in the corner of a badge",
    code: "designs/cut-by-shape",
    areas: ROUND,
    faulty: designOf(words({ x: 50_000, y: 40_000, fontSize: 15_000 })),
    clean: designOf(words({ x: 150_000, y: 50_000, fontSize: 15_000 })),
  },
  {
    name: "a face under the opening of a camera",
    code: "designs/cut-by-shape",
    areas: CASE,
    faulty: designOf(image("photo", { x: 100_000, y: 100_000, width: 150_000, height: 150_000 })),
    clean: designOf(image("photo", { x: 190_000, y: 220_000 })),
  },
  {
    name: "a name over the neck of a bib",
    code: "designs/cut-by-shape",
    areas: BIB,
    faulty: designOf(words({ x: 150_000, y: 100_000, fontSize: 15_000 })),
    clean: designOf(words({ x: 150_000, y: 220_000, fontSize: 15_000 })),
  },
  {
    name: "words that the trim of a card cuts",
    code: "designs/near-edge",
    areas: CARD,
    faulty: designOf(words({ y: 6000, fontSize: 15_000 })),
    clean: designOf(words({ y: 100_000, fontSize: 15_000 })),
  },
  {
    name: "a code that the trim of a card cuts",
    code: "designs/near-edge",
    areas: CARD,
    faulty: designOf(code({ x: 12_500, width: 30_000, height: 30_000 })),
    clean: designOf(code({ x: 150_000, width: 30_000, height: 30_000 })),
  },
  {
    name: "a code in the corner of a badge",
    code: "designs/cut-by-shape",
    areas: ROUND,
    faulty: designOf(code({ x: 60_000, y: 60_000, width: 30_000, height: 30_000 })),
    clean: designOf(code({ x: 80_000, y: 80_000, width: 30_000, height: 30_000 })),
  },
  {
    name: "a code across the rim of a badge",
    code: "designs/cut-by-shape",
    areas: ROUND.map((badge) => ({ ...badge, bleed: 3000 })),
    faulty: designOf(code({ x: 150_000, y: 13_000, width: 30_000, height: 30_000 })),
    clean: designOf(code({ x: 150_000, y: 30_000, width: 30_000, height: 30_000 })),
  },
];

function shaped(shape: AreaShape, height: number) {
  const rect = { x: -150_000, y: 100_000, w: 300_000, h: height };
  return [area({ height, rect, outline: areaOutline(shape, rect) })];
}
