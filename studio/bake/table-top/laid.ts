import type { ViewId } from "@surimono/domain/catalogue";
import type { Point } from "../curve.ts";
import { blur, type Field, mapField } from "../field.ts";
import type { Stage } from "../stage.ts";
import type { BakedGrain, BakedView } from "../write-art.ts";
import { developSolid, type Look } from "./develop-solid.ts";
import { photographFront } from "./photograph-solid.ts";

/** Names of `OWN` in `blender/laid.py`: what keeps its colour whatever the goods are dyed. */
type OwnStuff = "steel" | "leaves" | "book cloth" | "rubber" | "backing" | "plastic" | "jersey" | "waxed cord";

/** Cut out of paper, board or cloth; millimetres, y downwards as in the catalogue, heights above the table. */
export interface LaidPart {
  readonly outline: readonly Point[];
  readonly holes?: readonly (readonly Point[])[];
  readonly low: number;
  readonly high: number;
  /** Radius of its upper edge. */
  readonly round: number;
  /** Between the points of its face. */
  readonly step: number;
  /** How much higher than that its places are. */
  readonly lift?: (x: number, y: number) => number;
  readonly own?: OwnStuff;
  /** How uneven a glossy face is. */
  readonly waves?: number;
}

/** A round cord, wire or thread along places: to the right, down, and above the table. */
export interface LaidCord {
  readonly along: readonly (readonly [number, number, number])[];
  readonly radius: number;
  readonly own?: OwnStuff;
}

/** Goods that lie before the camera: the face is where the catalogue says, sides are seen as from the lower right. */
export interface LaidGoods {
  /** Of the photograph, kept under it. */
  readonly name: string;
  readonly stage: Stage;
  readonly parts: readonly LaidPart[];
  readonly cords?: readonly LaidCord[];
  /** Of the face: where its middle and its end are below the top reference line, and how high it lies. */
  readonly height: number;
  readonly face: number;
  readonly hasSides?: true;
  readonly rough: number;
  readonly mirror: number;
  readonly look: Pick<Look, "shine" | "haze">;
}

/** Pixels: what lies flat has a soft one, which would weigh as much as the goods. */
const SHADOW_WIDTH = 300;
/** Whiter than the table, and hardly ever in its own shade. */
const WHITE = { exposed: 0.4, tone: 1.035 } as const;
/** To the right and up, for each millimetre of height. */
const LEAN = [0.34, -0.46] as const;

export function photographLaid(viewId: ViewId, goods: LaidGoods, grain?: BakedGrain): BakedView {
  const { name, parts, cords, height, face, hasSides, rough, mirror } = goods;
  const hasOwn = [...parts, ...(cords ?? [])].some(({ own }) => own !== undefined);
  const job = {
    model: "laid",
    settings: { parts: parts.map(lifted), ...(cords && { cords }) },
    elevation: 90,
    top: 0,
    middle: [0, -height / 2, face] as const,
    finishes: { own: { rough, mirror, samples: 10 } },
    samples: 12,
    byWindow: true as const,
    ...(hasSides && { lean: LEAN, face }),
  };
  const photograph = photographFront(name, job, goods.stage, hasOwn);
  const developed = developSolid(photograph, "own", { ...WHITE, ...goods.look });
  return {
    viewId,
    ...developed,
    ...bareBelow(photograph.own?.coverage, developed),
    shadowWidth: SHADOW_WIDTH,
    surface: { kind: "flat" },
    lines: [
      { name: "centre", axis: "x", at: 0 },
      { name: "middle", axis: "y", at: height * 500 },
      { name: "bottom", axis: "y", at: height * 1000 },
    ],
    ...(grain && { grain }),
  };
}

/** The lift as heights on a grid around the outline. */
function lifted({ lift, ...part }: LaidPart) {
  if (!lift) return part;
  const { outline, step } = part;
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - step, Math.min(...ys) - step];
  const columns = Math.ceil((Math.max(...xs) - left) / step) + 2;
  const rows = Math.ceil((Math.max(...ys) - top) / step) + 2;
  const heights = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [left + (i % columns) * step, top + Math.floor(i / columns) * step];
    return Math.round(lift(x, y) * 1000) / 1000;
  });
  return { ...part, lift: { left, top, step, columns, heights } };
}

/** What lies below parts with a colour of their own is not seen, and would be half of the file. */
function bareBelow(own: Field | undefined, { goods, gloss }: Pick<BakedView, "goods"> & { readonly gloss: Field }) {
  if (!own) return {};
  const covered = blur(own, 3);
  const isSeen = (i: number) => (covered.data[i] as number) < 0.995;
  return {
    goods: { ...goods, shade: mapField(goods.shade, (value, i) => (isSeen(i) ? value : 1)) },
    gloss: mapField(gloss, (value, i) => (isSeen(i) ? value : 0)),
  };
}
