import { createNoise } from "../noise.ts";
import { paperGrain } from "../paper-grain.ts";
import { roundSheet } from "../round-sheet.ts";
import { createStage } from "../stage.ts";
import { type LaidPart, photographLaid } from "../table-top/laid.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** A5, 12 mm thick, two boards and leaves bound with thread, its spine covered with bookbinder's cloth. */
const HALF = 74;
const HEIGHT = 210;
const THICK = 12;
const BOARD = 2.2;
/** How far the boards stand out over the leaves, and the cloth reaches over the boards. */
const SQUARE = 1.1;
const STRIP = 16;
const CLOTH = 0.22;
const STAGE = createStage(6.5, 742, 160);

export function bakeNotebook(): BakedSilhouette {
  return { silhouette: "notebook", referenceWidth: HALF * 2000, views: [bakeView("front", -1), bakeView("back", 1)] };
}

/** `spine` is the side on which the cloth lies. */
function bakeView(viewId: "front" | "back", spine: 1 | -1): BakedView {
  const bow = createNoise(viewId === "front" ? 3 : 5, 150, 190);
  const hinge = HALF - STRIP - 3.5;
  /** Board is stiff: a slight bow, a groove where it hinges, and it falls to the round spine. */
  const lift = (x: number, y: number) => {
    const out = x * spine;
    return (
      0.35 * bow(x, y) - 0.85 * Math.exp(-(((out - hinge) / 1.9) ** 2)) - 1.6 * Math.max(0, (out - HALF + 6) / 6) ** 2
    );
  };
  /** From so far on the spine's side to so far on the other. */
  const across = (near: number, far: number, inset: number, round: number) => {
    const [a, b] = [near * spine, -far * spine];
    return roundSheet(Math.min(a, b), inset, Math.max(a, b), HEIGHT - inset, round);
  };
  const board = across(HALF, HALF, 0, 1.6);
  const cloth = across(HALF + CLOTH, STRIP - HALF, -CLOTH, 1.6);
  const leaves = across(HALF - 1, HALF - SQUARE, SQUARE, 0.5);
  const parts: LaidPart[] = [
    { outline: board, low: 0, high: BOARD, round: 0.5, step: 6 },
    { outline: cloth, low: 0, high: BOARD + CLOTH, round: 0.5, step: 6, own: "book cloth" },
    { outline: leaves, low: BOARD, high: THICK - BOARD, round: 0.2, step: 8, own: "leaves" },
    {
      outline: across(HALF + CLOTH, 1.4 - HALF, 0.4, 0.7),
      low: 0,
      high: THICK - 2,
      round: 0.6,
      step: 6,
      own: "book cloth",
    },
    { outline: board, low: THICK - BOARD, high: THICK, round: 0.6, step: 1.2, lift },
    { outline: cloth, low: THICK - BOARD, high: THICK + CLOTH, round: 0.6, step: 1, lift, own: "book cloth" },
  ];
  const view = photographLaid(
    viewId,
    {
      name: viewId === "front" ? "notebook" : "notebook-back",
      stage: STAGE,
      parts,
      height: HEIGHT,
      face: THICK,
      hasSides: true,
      rough: 0.55,
      mirror: 0.3,
      look: { shine: 0.5, haze: 0.45 },
    },
    paperGrain(4),
  );
  return { ...view, lines: [...view.lines, { name: "strip", axis: "x", at: spine * (HALF - STRIP) * 1000 }] };
}
