import type { Stage } from "../stage.ts";
import type { BakedGrain, BakedSilhouette } from "../write-art.ts";
import { flatViews } from "./flat-views.ts";
import type { Garment } from "./garment.ts";

interface SheetSilhouette {
  readonly silhouette: string;
  readonly garment: Garment;
  /** mm */
  readonly size: { readonly half: number; readonly length: number };
  readonly stage: Stage;
  readonly grain: BakedGrain;
  /** As `flatViews` has it. */
  readonly faintest?: number;
}

/** One sheet of cloth that is printed on one side. */
export function bakeSheet({ size: { half, length }, ...of }: SheetSilhouette): BakedSilhouette {
  const views = flatViews({
    ...of,
    side: "front",
    closeUps: {},
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "middle", axis: "y", at: length * 500 },
      { name: "bottom", axis: "y", at: length * 1000 },
    ],
  });
  return { silhouette: of.silhouette, referenceWidth: half * 2000, views };
}
