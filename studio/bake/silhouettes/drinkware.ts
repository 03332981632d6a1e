import type { ViewId } from "@surimono/domain/catalogue";
import { createStage, type Stage } from "../stage.ts";
import { developSolid } from "../table-top/develop-solid.ts";
import { photographFront } from "../table-top/photograph-solid.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** A straight-sided cup or bottle whose wall takes a print all around. The wall's upper edge is y = 0. Lengths are millimetres. */
interface Vessel {
  readonly radius: number;
  /** From the upper edge of the printable wall to the foot. */
  readonly height: number;
  /** How far the bare lip of an open one stands above the wall. */
  readonly lip?: number;
  readonly cap?: { readonly radius: number; readonly end: number };
}

const ELEVATION = 10;

/** A vacuum tumbler, 76 mm across and 150 mm high, its rim bare steel. */
export function bakeTumbler(): BakedSilhouette {
  return bakeVessel("tumbler", { radius: 38, height: 140, lip: 11 }, createStage(7.6, 750, 340));
}

/** A steel bottle, 66 mm across and 210 mm high with its screw cap. */
export function bakeBottle(): BakedSilhouette {
  return bakeVessel("bottle", { radius: 33, height: 168, cap: { radius: 25, end: 41 } }, createStage(5.6, 750, 440));
}

const VIEWS: readonly { readonly viewId: ViewId; readonly turn: number }[] = [
  { viewId: "front", turn: 0 },
  { viewId: "back", turn: -1 },
];

/** Both sides look alike, so one photograph serves two views that face opposite places. */
function bakeVessel(silhouette: string, vessel: Vessel, stage: Stage): BakedSilhouette {
  const { radius, height } = vessel;
  const job = {
    model: "vessel",
    settings: { vessel },
    elevation: ELEVATION,
    top: height,
    middle: [0, 0, height / 2] as const,
    finishes: { painted: { rough: 0.16, mirror: 0.5, samples: 10 } },
    samples: 16,
  };
  const photograph = photographFront(silhouette, job, stage, true);
  const developed = developSolid(photograph, "painted", { exposed: 0.66, shine: 0.85 });
  return {
    silhouette,
    referenceWidth: radius * 2000,
    views: VIEWS.map(({ viewId, turn }) => ({
      viewId,
      ...developed,
      surface: {
        kind: "cylinder",
        diameter: radius * 2000,
        facing: Math.round(turn * Math.PI * radius * 1000),
        elevation: ELEVATION * 1000,
      },
      lines: [
        { name: "centre", axis: "x", at: 0 },
        { name: "rim", axis: "y", at: 0 },
        { name: "foot", axis: "y", at: height * 1000 },
      ],
    })),
  };
}
