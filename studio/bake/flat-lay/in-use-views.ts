import { type InUseViewId, wholeViewOf } from "@surimono/domain/catalogue";
import { blur, clamp, type Field, mapField, moved } from "../field.ts";
import { type Goods, mark } from "../goods.ts";
import { insetOf } from "../inset.ts";
import type { Stage } from "../stage.ts";
import type { BakedGrain, BakedView } from "../write-art.ts";
import { BULGES, develop, exposureFor, groundOf } from "./develop.ts";
import type { WholeSide } from "./flat-views.ts";
import type { Garment, Wear } from "./garment.ts";
import { type Photograph, photographFlat } from "./photograph.ts";
import { showSewing } from "./sewing.ts";

/** Two thirds of the whole views' pixels: what is worn is looked at, not drawn on. */
const FRAME = { width: 1200, height: 1360 } as const;
/** Of the mesh, mm: finer cloth would take ever more steps not to give. */
const SPACING = 9;
/** mm: the wall is far enough that its shadow has no edge; as soft it weighs half. It ends where it would be cut, within a share of the picture's width. */
const ON_WALL = { soft: 3, inset: 0.13 } as const;

/** mm, and the strongest. */
const FALL = { soft: 17, right: 10, down: 20, strength: 0.26 } as const;
const EDGE = { width: 5, strength: 0.15 } as const;

/** A garment as it is used: what wears it, and where it lies in the picture. */
export interface InUse {
  readonly wear: Wear;
  readonly pxPerMm: number;
  /** mm of the garment that lie in the middle of the picture. */
  readonly middle: number;
  /** What of the cut is other than laid down. */
  readonly changed?: Partial<Garment>;
  /** Something lies over places of prints. */
  readonly hasCover?: true;
}

/** Worn, seen from the front and from behind; `behind` is what is other there. */
export function frontAndBack(use: InUse, behind: Partial<InUse> = {}): Readonly<Record<"worn" | "worn-back", InUse>> {
  const back = { ...use, ...behind };
  return { worn: use, "worn-back": { ...back, wear: { ...back.wear, isTurned: true } } };
}

interface InUseGarment {
  readonly silhouette: string;
  readonly garmentOf: (side: WholeSide) => Garment;
  readonly inUse: Readonly<Partial<Record<InUseViewId, InUse>>>;
  readonly grain: BakedGrain;
  readonly sewOn?: ((goods: Goods, side: WholeSide, photograph: Photograph) => void) | undefined;
}

/** A garment on an invisible body and on a hanger, in the same coordinates as when it lies. */
export function inUseViews(of: InUseGarment): BakedView[] {
  return Object.entries(of.inUse).map(([viewId, use]) => viewOf(of, viewId as InUseViewId, use));
}

function viewOf({ silhouette, garmentOf, grain, sewOn }: InUseGarment, viewId: InUseViewId, use: InUse): BakedView {
  const { pxPerMm, middle, wear, changed, hasCover } = use;
  const side = wholeViewOf(viewId) as WholeSide;
  const stage: Stage = {
    ...FRAME,
    pxPerMm,
    originX: FRAME.width / 2,
    originY: Math.round(FRAME.height / 2 - middle * pxPerMm),
  };
  const garment = { ...garmentOf(side), ...changed, spacing: SPACING, wear };
  const photograph = photographFlat(`${silhouette}-${viewId}`, garment, new Map([[viewId, stage]])).get(viewId);
  if (!photograph) throw new Error(`no photograph of ${viewId}`);
  const { goods, gloss: sheen } = develop(photograph, exposureFor(photograph, BULGES), true);
  const gloss = showSewing(goods, sheen, photograph, garment, true);
  sewOn?.(goods, side, photograph);
  if (wear.by === "body") turnEdgesAway(goods);
  if (hasCover) goods.cover.data.set(coverOf(photograph).data);
  return {
    viewId,
    goods,
    gloss,
    isPhotograph: true,
    isBent: true,
    shadow: viewId === "hung" ? onWall(photograph) : fallOf(goods),
    surface: { kind: "flat" },
    lines: [],
    grain,
  };
}

function onWall(photograph: Photograph): Field {
  const { stage } = photograph;
  const shadow = blur(groundOf(photograph), ON_WALL.soft * stage.pxPerMm);
  return mapField(shadow, (dark, i) => dark * insetOf(stage, i, ON_WALL.inset));
}

/** Nobody stands before a wall: a soft shadow alone parts the garment from the page. */
function fallOf({ mask, stage }: Goods): Field {
  const px = stage.pxPerMm;
  const fallen = moved(blur(mask, FALL.soft * px), FALL.right * px, FALL.down * px);
  return mapField(fallen, (share, i) => FALL.strength * share * insetOf(stage, i));
}

/** Cloth that turns away from the viewer is darker at the outline, as before a photographer's dark cards: white goods would else fade into the page. */
function turnEdgesAway(goods: Goods): void {
  const near = blur(goods.mask, EDGE.width * goods.stage.pxPerMm);
  mark(
    goods,
    mapField(near, (share) => clamp(2 * (1 - share), 0, 1)),
    EDGE.strength,
  );
}

/** All that is not the cloth above: cords, collars, the inside of a neck. */
function coverOf({ mask, above, stage }: Photograph): Field {
  const over = mapField(mask, (share, i) => (share > 0.98 && (above.data[i] as number) === 0 ? 1 : 0));
  return blur(over, 0.5 * stage.pxPerMm);
}
