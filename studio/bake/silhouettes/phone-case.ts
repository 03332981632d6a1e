import { createStage } from "../stage.ts";
import { developSolid } from "../table-top/develop-solid.ts";
import { photographFront } from "../table-top/photograph-solid.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** A hard case of 74 × 150 mm, seen from the back, with the telephone in it; the opening is around the lenses: left, top, right, bottom. */
const CASE = { half: 37, height: 150, corner: 12.5, opening: [-32, 5, -3, 39] } as const;
const STAGE = createStage(9.1, 750, 168);

export function bakePhoneCase(): BakedSilhouette {
  const { half, height, opening } = CASE;
  const job = {
    model: "phone_case",
    settings: { case: CASE, step: 0.4 },
    elevation: 90,
    top: 0,
    middle: [0, -height / 2, 5] as const,
    finishes: { satin: { rough: 0.22, mirror: 0.5, samples: 10 } },
    samples: 12,
  };
  const photograph = photographFront("phone-case", job, STAGE, true);
  return {
    silhouette: "phone-case",
    referenceWidth: half * 2000,
    views: [
      {
        viewId: "front",
        ...developSolid(photograph, "satin", { exposed: 0.5, shine: 0.6 }),
        surface: { kind: "flat" },
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "lenses", axis: "y", at: opening[3] * 1000 },
          { name: "bottom", axis: "y", at: height * 1000 },
        ],
      },
    ],
  };
}
