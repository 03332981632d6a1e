import type { InUseViewId } from "@surimono/domain/catalogue";
import type { ArtLine } from "../../src/mockup/index.ts";
import type { CloseUps } from "../close-up.ts";
import { BACK_NECK, BACK_NECK_DEPTH, FRONT_EDGE, FRONT_NECK, FRONT_NECK_DEPTH, wovenLabel } from "../crew-neck.ts";
import { beside } from "../curve.ts";
import type { Goods } from "../goods.ts";
import type { Stage } from "../stage.ts";
import type { BakedGrain, BakedSilhouette, BakedView } from "../write-art.ts";
import { flatViews, type WholeSide } from "./flat-views.ts";
import type { Garment } from "./garment.ts";
import { type InUse, inUseViews } from "./in-use-views.ts";
import type { Photograph } from "./photograph.ts";
import { shadeAlong, shadeInside } from "./shade-cloth.ts";

export interface ShirtSilhouette {
  readonly silhouette: string;
  readonly garment: (seed: number, above: WholeSide) => Garment;
  readonly stage: Stage;
  /** Picked by eye: each is another way of lying. */
  readonly seeds: Readonly<Record<WholeSide, number>>;
  readonly closeUps: CloseUps;
  readonly grain: BakedGrain;
  /** mm */
  readonly halfWidth: number;
  /** Where collar and hem are, mm below the top reference line. */
  readonly neck: Readonly<Record<WholeSide, number>>;
  readonly hem: number;
  /** Further ones worth snapping to. */
  readonly lines?: Readonly<Record<WholeSide, readonly ArtLine[]>>;
  /** On a body and on a hanger. */
  readonly inUse?: Readonly<Partial<Record<InUseViewId, InUse>>>;
  /** What is no part of the cloth there. */
  readonly sewOnInUse?: (goods: Goods, side: WholeSide, photograph: Photograph) => void;
  /** What is no part of the cloth, in every view of a side. */
  readonly sewOn?: (goods: Goods, side: WholeSide, photograph: Photograph) => void;
}

export const CREW_NECK = { front: FRONT_NECK_DEPTH, back: BACK_NECK_DEPTH };

/** A garment from its pattern, front and back. */
export function bakeShirt(of: ShirtSilhouette): BakedSilhouette {
  const { nape, ...front } = of.closeUps;
  return {
    silhouette: of.silhouette,
    referenceWidth: of.halfWidth * 2000,
    views: [
      ...viewsOf(of, "front", front),
      ...viewsOf(of, "back", nape ? { nape } : {}),
      ...inUseViews({
        silhouette: of.silhouette,
        garmentOf: (side) => of.garment(of.seeds[side], side),
        inUse: of.inUse ?? {},
        grain: of.grain,
        sewOn: of.sewOnInUse,
      }),
    ],
  };
}

function viewsOf(of: ShirtSilhouette, side: WholeSide, closeUps: CloseUps): BakedView[] {
  return flatViews({
    side,
    silhouette: of.silhouette,
    garment: of.garment(of.seeds[side], side),
    stage: of.stage,
    closeUps,
    grain: of.grain,
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "collar", axis: "y", at: of.neck[side] * 1000 },
      ...(of.lines?.[side] ?? []),
      { name: "hem", axis: "y", at: of.hem * 1000 },
    ],
    sewOn: (goods, photograph) => of.sewOn?.(goods, side, photograph),
    isClothing: true,
  });
}

/** The ribs of a round collar are thicker than the cloth, and shade it; inside the back is the label, below the ribs. */
export function sewCrewNeck(goods: Goods, side: WholeSide, photograph: Photograph): void {
  shadeCrewNeck(goods, side, photograph);
  if (side === "back") return;
  shadeInside(goods, photograph, [...FRONT_EDGE, [0, -30]], 0.14);
  const down = 13;
  goods.labels.push(wovenLabel(goods.stage, down));
}

export function shadeCrewNeck(goods: Goods, side: WholeSide, photograph: Photograph): void {
  const seam = side === "front" ? FRONT_NECK : BACK_NECK;
  shadeAlong(goods, photograph, seam, { width: 1.6, soft: 0.5, strength: 0.22 });
  shadeAlong(goods, photograph, beside(seam, -2.5), { width: 3, soft: 1.6, strength: 0.14 });
}
