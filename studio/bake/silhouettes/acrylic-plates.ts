import { STAND } from "../../src/mockup/index.ts";
import { mapField, smoothstep } from "../field.ts";
import { disc, roundSheet } from "../round-sheet.ts";
import { createStage, type Stage, toMm } from "../stage.ts";
import { type ClearLook, developClear, IN_DYED } from "../table-top/develop-clear.ts";
import { edgeLight } from "../table-top/edge-light.ts";
import { type ClearJob, photographClear } from "../table-top/photograph-clear.ts";
import type { BakedSilhouette, BakedView } from "../write-art.ts";

/** Clear plates that stand by themselves, seen from above and from the right. Lengths are millimetres. */
const STANDING = { isLying: false, samples: 10 } as const;

interface Plate {
  readonly silhouette: string;
  readonly stage: Stage;
  readonly width: number;
  readonly height: number;
  readonly job: ClearJob;
  readonly look: ClearLook;
}

/** 70 × 100 mm, 3 mm thick, in a round base of its own. */
export function bakeAcrylicStand(): BakedSilhouette {
  const [width, height, base] = [70, 100, 4];
  const { thickness, half, slot } = STAND;
  const view = { ...STANDING, lean: [STAND.right, STAND.up] } as const;
  const edge = { ...view, ground: -80, middle: [0, -15, thickness / 2] } as const;
  const { clear, dyed } = edgeLight("acrylic-stand-edge", edge, thickness, 0.3);
  return bakePlate(
    {
      ...{ silhouette: "acrylic-stand", stage: createStage(11.6, 742, 200), width, height },
      job: {
        ...view,
        sheets: [
          { edge: roundSheet(-35, 0, 35, slot - 0.1, 5), near: 0, far: thickness, polish: 0.3 },
          { edge: disc(0, -thickness / 2, half), near: 0, far: base, polish: 0.4, level: -slot },
        ],
        ground: -slot - base - 0.03,
        middle: [0, -50, thickness / 2],
      },
      // What is behind a dyed plate is not seen.
      look: {
        exposed: 0.5,
        inDyed: (x, y) => (Math.abs(x) < width / 2 - 1.5 && y > 1.5 && y < slot ? 0 : IN_DYED),
        paler: 0.6,
      },
    },
    { cutGoods: { depth: 1500, base: half * 1000 }, edge: [clear, dyed] },
  );
}

/** 80 × 80 mm, 15 mm thick: it stands on its own edge. */
export function bakeAcrylicBlock(): BakedSilhouette {
  const [side, thickness] = [80, 15];
  return bakePlate({
    ...{ silhouette: "acrylic-block", stage: createStage(12.6, 716, 310), width: side, height: side },
    job: {
      ...STANDING,
      samples: 7,
      lean: [0.3, 0.26],
      sheets: [{ edge: roundSheet(-side / 2, 0, side / 2, side, 1.2), near: 0, far: thickness, polish: 0.7 }],
      ground: -side - 0.03,
      middle: [0, -side / 2, thickness / 2],
    },
    look: { exposed: 0.5, inDyed: () => 0, paler: 0 },
  });
}

function bakePlate(
  { silhouette, stage, width, height, job, look }: Plate,
  more: Partial<BakedView> = {},
): BakedSilhouette {
  const developed = developClear(photographClear(silhouette, job, stage), look);
  return {
    silhouette,
    referenceWidth: width * 1000,
    views: [
      {
        viewId: "front",
        ...developed,
        gloss: mapField(developed.gloss, (light, i) => {
          const [x, y] = toMm(stage, i % stage.width, Math.floor(i / stage.width));
          return light + windowOn(x, y, width, height);
        }),
        surface: { kind: "flat" },
        ...more,
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "top", axis: "y", at: 0 },
          { name: "bottom", axis: "y", at: height * 1000 },
        ],
      },
    ],
  };
}

/** What a polished face of this size mirrors of a window at the upper left. */
export function windowOn(x: number, y: number, width: number, height: number): number {
  if (Math.abs(x) > width / 2 || y < 0 || y > height) return 0;
  const across = (x + y * 0.7) / (width / 50);
  const pane = smoothstep(-9, -5, across) * (1 - smoothstep(8, 16, across));
  const slit = smoothstep(17, 18.5, across) * (1 - smoothstep(20, 22, across));
  return (0.17 * pane + 0.1 * slit) * (1 - 0.6 * (y / height));
}
