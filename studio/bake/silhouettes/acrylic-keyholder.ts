import { RING_HOLE } from "../../src/mockup/index.ts";
import type { Point } from "../curve.ts";
import { mapField } from "../field.ts";
import { disc, roundSheet } from "../round-sheet.ts";
import { createStage, toMm } from "../stage.ts";
import { developClear, IN_DYED } from "../table-top/develop-clear.ts";
import { edgeLight } from "../table-top/edge-light.ts";
import { photographClear } from "../table-top/photograph-clear.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";
import { windowOn } from "./acrylic-plates.ts";
import { keyRing } from "./key-ring.ts";

/** A plate of 50 × 60 mm and 3 mm thick with an ear above it, on a ring. It lies, and is seen a little from the lower right. */
const HALF = 25;
const HEIGHT = 60;
const THICKNESS = 3;
const POLISH = 0.3;
const STAGE = createStage(13.6, 750, 660);
const EAR = { y: RING_HOLE, r: 5.6, hole: 2.3 } as const;
const LYING = { isLying: true, lean: [0.225, -0.375], ground: -THICKNESS - 0.03, samples: 10 } as const;

export function bakeAcrylicKeyholder(): BakedSilhouette {
  const sheet = { edge: edge(), hole: disc(0, EAR.y, EAR.hole), near: 0, far: THICKNESS, polish: POLISH };
  const job = { ...LYING, sheets: [sheet], middle: [0, -HEIGHT / 2, THICKNESS / 2] as const };
  const developed = developClear(photographClear("acrylic-keyholder", job, STAGE), {
    exposed: 0.5,
    inDyed: () => IN_DYED,
    paler: 0.8,
  });
  developed.goods.labels.push(...keyRing(STAGE));
  const cut = { ...LYING, middle: [0, -15, THICKNESS / 2] as const };
  const { clear, dyed } = edgeLight("acrylic-keyholder-edge", cut, THICKNESS, POLISH);
  const view: Omit<BakedView, "viewId"> = {
    ...developed,
    gloss: mapField(developed.gloss, (light, i) => {
      const [x, y] = toMm(STAGE, i % STAGE.width, Math.floor(i / STAGE.width));
      return light + windowOn(x, y, HALF * 2, HEIGHT);
    }),
    edge: [clear, dyed],
    surface: { kind: "flat" },
    cutGoods: { depth: 1500, hasRing: true },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "top", axis: "y", at: 0 },
      { name: "bottom", axis: "y", at: HEIGHT * 1000 },
    ],
  };
  return {
    silhouette: "acrylic-keyholder",
    referenceWidth: HALF * 2000,
    views: [
      { ...view, viewId: "front" },
      { ...view, viewId: "back", looksLike: "front" },
    ],
  };
}

/** Of the plate and its ear in one, clockwise. */
function edge(): Point[] {
  const end = Math.acos(-EAR.y / EAR.r);
  const ear = Array.from({ length: 61 }, (_, i): Point => {
    const angle = Math.PI / 2 + end + ((Math.PI - end) * i) / 30;
    return [Math.cos(angle) * EAR.r, EAR.y + Math.sin(angle) * EAR.r];
  });
  return [...roundSheet(-HALF, 0, HALF, HEIGHT, 6), ...ear];
}
