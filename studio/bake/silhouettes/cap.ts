import { createStage } from "../stage.ts";
import { developSolid } from "../table-top/develop-solid.ts";
import { photographFront } from "../table-top/photograph-solid.ts";
import { weaveGrain } from "../weave-grain.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** A six-panel cap from a little above, 184 mm wide: the crown above, the brim below, which comes towards the viewer. */
const STAGE = createStage(6.1, 750, 300);
const HALF = 92;
/** From the button on top to where the brim is sewn on. */
const SEAM = 115;

export function bakeCap(): BakedSilhouette {
  const job = {
    model: "cap",
    settings: { lift: 6 },
    elevation: 15,
    top: 135,
    middle: [0, -30, 60] as const,
    finishes: { cloth: { rough: 0.8, mirror: 0.2, pale: 0.035, samples: 6 } },
    samples: 16,
  };
  const photograph = photographFront("cap", job, STAGE);
  return {
    silhouette: "cap",
    referenceWidth: HALF * 2000,
    views: [
      {
        viewId: "front",
        ...developSolid(photograph, "cloth", { exposed: 0.6, shine: 0.6 }),
        surface: { kind: "flat" },
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "top", axis: "y", at: 0 },
          { name: "seam", axis: "y", at: SEAM * 1000 },
        ],
        grain: weaveGrain(29),
      },
    ],
  };
}
