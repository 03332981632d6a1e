import { curve, type Point } from "../curve.ts";
import { paperGrain } from "../paper-grain.ts";
import { createStage, type Stage } from "../stage.ts";
import { developSolid, type Look } from "../table-top/develop-solid.ts";
import { photographFront, type SurfaceFinish } from "../table-top/photograph-solid.ts";
import type { BakedGrain, BakedSilhouette } from "../write-art.ts";

interface Turned {
  readonly silhouette: string;
  readonly stage: Stage;
  /** From the outermost edge at the ground to the middle: radius and height, mm. */
  readonly profile: readonly Point[];
  /** How uneven it is, mm. */
  readonly waves: number;
  readonly rough: number;
  readonly mirror: number;
  /** A window that it mirrors: where, how large, how bright. */
  readonly panes?: SurfaceFinish["panes"];
  readonly look: Look;
  readonly grain?: BakedGrain;
}

/** A button badge 57 mm across: film over a pressed plate, bent around its rim. */
export function bakeBadge(): BakedSilhouette {
  return turned({
    silhouette: "badge",
    stage: createStage(20, 750, 250),
    profile: curve("28,0.2 28.5,1 28.4,2.1 27.8,3.2 26.6,4 24.8,4.5 21,4.95 14,5.4 7,5.65 0.01,5.72", 0.4),
    waves: 0.02,
    rough: 0.08,
    mirror: 0.5,
    panes: [[-0.075, 0.085, 0.6], [0.1, 0.12], 9],
    look: { exposed: 0.3, shine: 0.75, glare: 1.8, haze: 0.45, tone: 0.98 },
  });
}

/** Cast diatomite, 95 mm across and 9 mm thick. */
export function bakeCoaster(): BakedSilhouette {
  return turned({
    silhouette: "coaster",
    stage: createStage(12.4, 742, 240),
    profile: curve("46.6,0 47.4,1 47.5,3 47.5,6 47.2,7.8 46.4,8.7 45,9 42,9 30,9 0.01,9", 0.4),
    waves: 0.05,
    rough: 1,
    mirror: 0.1,
    look: { exposed: 0.2, shine: 0.4, haze: 0.45, tone: 1.03 },
    grain: paperGrain(12),
  });
}

/** White china under a clear glaze, 95 mm across, its rim a little higher than its face. */
export function bakePorcelainCoaster(): BakedSilhouette {
  return turned({
    silhouette: "porcelain-coaster",
    stage: createStage(12.4, 742, 240),
    profile: curve("45.6,0 47,1.6 47.5,4 47.1,6.2 46,7.4 44.6,7.5 43,6.8 41,6.3 36,6.2 20,6.2 0.01,6.2", 0.4),
    waves: 0.045,
    rough: 0.035,
    mirror: 0.5,
    panes: [[-0.014, 0.018, 0.3], [0.022, 0.028], 10],
    look: { exposed: 0.2, shine: 0.8, glare: 1.3, haze: 0.45, tone: 0.98 },
  });
}

function turned({ silhouette, stage, profile, waves, rough, mirror, panes, look, grain }: Turned): BakedSilhouette {
  const radius = Math.max(...profile.map(([r]) => r));
  const job = {
    model: "turned",
    settings: { profile, waves },
    elevation: 90,
    top: 0,
    middle: [0, -radius, 5] as const,
    finishes: { own: { rough, mirror, samples: 10, ...(panes && { panes }) } },
    samples: 12,
    byWindow: true as const,
  };
  return {
    silhouette,
    referenceWidth: radius * 2000,
    views: [
      {
        viewId: "front",
        ...developSolid(photographFront(silhouette, job, stage), "own", look),
        surface: { kind: "flat" },
        lines: [
          { name: "centre", axis: "x", at: 0 },
          { name: "middle", axis: "y", at: radius * 1000 },
          { name: "bottom", axis: "y", at: radius * 2000 },
        ],
        ...(grain && { grain }),
      },
    ],
  };
}
