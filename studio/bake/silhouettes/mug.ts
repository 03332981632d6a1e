import type { ViewId } from "@surimono/domain/catalogue";
import { createStage } from "../stage.ts";
import { developSolid, type Look } from "../table-top/develop-solid.ts";
import { photographSolid, type SolidJob } from "../table-top/photograph-solid.ts";
import type { BakedSilhouette } from "../write-art.ts";

/** An 11 oz mug: 82 mm across, 97 mm high. */
const CUP = { radius: 41, height: 97, wall: 3.6 } as const;
const ELEVATION = 12;
const PX_PER_MM = 7.9;
const QUARTER = (Math.PI * CUP.radius) / 2;

/** The handle stands at a quarter turn to the right of what faces the viewer in the front view. */
const VIEWS: readonly { readonly id: ViewId; readonly turn: number; readonly facing: number }[] = [
  { id: "front", turn: 90, facing: 0 },
  { id: "back", turn: 270, facing: -2 * QUARTER },
  { id: "left", turn: 180, facing: -QUARTER },
];

type Glaze = "glossy" | "matte";

/** What is white under a glossy glaze is a little grey, or nothing that it mirrors would be seen. A dull one would spread all that it mirrors over prints. */
const LOOKS: Readonly<Record<Glaze, Look>> = {
  glossy: { exposed: 0.7, tone: 0.955, shine: 0.9, glare: 2 },
  matte: { exposed: 0.7, shine: 0.6 },
};

/** Under a glaze without gloss, light spreads over the whole side instead of standing in it as a stripe. */
const JOB: SolidJob<Glaze> = {
  model: "mug",
  settings: { cup: CUP, step: 0.6 },
  elevation: ELEVATION,
  top: CUP.height,
  middle: [0, 0, CUP.height / 2],
  finishes: {
    // An upright wall seen from above mirrors what is below the table.
    glossy: { rough: 0.05, mirror: 0.5, samples: 8, panes: [[-0.571, -0.266, -0.121], [0.34, 0.065], 18] },
    matte: { rough: 0.45, mirror: 0.5, samples: 10 },
  },
  samples: 14,
};

export function bakeMug(): BakedSilhouette {
  return bakeCup("mug", "glossy");
}

export function bakeMatteMug(): BakedSilhouette {
  return bakeCup("matte-mug", "matte");
}

/** Both are photographed together: their shape is one. */
function bakeCup(silhouette: string, glaze: Glaze): BakedSilhouette {
  const views = VIEWS.map(({ id, turn }) => {
    const side = Math.sin((turn * Math.PI) / 180);
    return { id, turn, stage: createStage(PX_PER_MM, 735 - side * 112, 470) };
  });
  const photographs = photographSolid("mug", JOB, views);
  return {
    silhouette,
    referenceWidth: CUP.radius * 2000,
    views: photographs.map((photograph, nth) => {
      const { id, facing } = VIEWS[nth] as (typeof VIEWS)[number];
      return {
        viewId: id,
        ...developSolid(photograph, glaze, LOOKS[glaze]),
        surface: {
          kind: "cylinder",
          diameter: CUP.radius * 2000,
          facing: Math.round(facing * 1000),
          elevation: ELEVATION * 1000,
        },
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "rim", axis: "y", at: 0 },
          { name: "foot", axis: "y", at: CUP.height * 1000 },
        ],
      };
    }),
  };
}
