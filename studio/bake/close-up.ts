import { type Canvas, createCanvas } from "@napi-rs/canvas";
import type { CloseUpViewId } from "@surimono/domain/catalogue";
import type { Point } from "./curve.ts";
import { clamp, createField, type Field } from "./field.ts";
import type { Goods } from "./goods.ts";
import { groundShadow } from "./ground-shadow.ts";
import type { Stage } from "./stage.ts";
import type { BakedView } from "./write-art.ts";

/** Drawn again, not enlarged, so that stitches and ribs are as sharp as the print beside them. */
const NEARER = 2;
/** Of the picture that is cut out; the ratio is that of all goods. */
const FRAME = { width: 1200, height: 1360 } as const;

type DrawView = (stage: Stage) => BakedView;

/** The middle of each close-up, in millimetres of the goods. */
export type CloseUps = Readonly<Partial<Record<CloseUpViewId, Point>>>;

/** Pictures of small places from nearer: the same goods, twice as large, cut to what is around the place. */
export function closeUps(stage: Stage, draw: { readonly front?: DrawView; readonly back?: DrawView }, of: CloseUps) {
  const near = nearer(stage);
  const { nape, ...frontPlaces } = of;
  const front = draw.front?.(near);
  const back = nape && draw.back?.(near);
  return [
    ...(front ? Object.entries(frontPlaces).map(([id, at]) => cutOut(front, id as CloseUpViewId, at)) : []),
    ...(back && nape ? [cutOut(back, "nape", nape)] : []),
  ];
}

/** Where a close-up of a place lies. */
export function closeUpStage(stage: Stage, [x, y]: Point): Stage {
  const near = nearer(stage);
  const left = windowStart(near.originX + x * near.pxPerMm, FRAME.width, near.width);
  const top = windowStart(near.originY + y * near.pxPerMm, FRAME.height, near.height);
  return { ...FRAME, pxPerMm: near.pxPerMm, originX: near.originX - left, originY: near.originY - top };
}

function nearer(stage: Stage): Stage {
  return {
    width: stage.width * NEARER,
    height: stage.height * NEARER,
    pxPerMm: stage.pxPerMm * NEARER,
    originX: stage.originX * NEARER,
    originY: stage.originY * NEARER,
  };
}

function cutOut(whole: BakedView, viewId: CloseUpViewId, [x, y]: Point): BakedView {
  const { stage } = whole.goods;
  const left = windowStart(stage.originX + x * stage.pxPerMm, FRAME.width, stage.width);
  const top = windowStart(stage.originY + y * stage.pxPerMm, FRAME.height, stage.height);
  const goods = cutGoods(whole.goods, left, top);
  return { ...whole, viewId, sharesGrainOf: whole.viewId, goods, shadow: groundShadow(goods.stage, goods.mask) };
}

function windowStart(middle: number, size: number, whole: number): number {
  return Math.round(clamp(middle - size / 2, 0, whole - size));
}

function cutGoods(goods: Goods, left: number, top: number): Goods {
  const { stage } = goods;
  const cut = (field: Field) => cutField(field, left, top);
  return {
    stage: {
      ...FRAME,
      pxPerMm: stage.pxPerMm,
      originX: stage.originX - left,
      originY: stage.originY - top,
    },
    shade: cut(goods.shade),
    mask: cut(goods.mask),
    cover: cut(goods.cover),
    shiftX: cut(goods.shiftX),
    shiftY: cut(goods.shiftY),
    labels: goods.labels.map((label) => cutLabel(label, left, top)).filter(hasInk),
  };
}

function cutField(field: Field, left: number, top: number): Field {
  const out = createField(FRAME.width, FRAME.height);
  for (let y = 0; y < FRAME.height; y++) {
    const from = (top + y) * field.width + left;
    out.data.set(field.data.subarray(from, from + FRAME.width), y * FRAME.width);
  }
  return out;
}

function cutLabel(label: Canvas, left: number, top: number): Canvas {
  const out = createCanvas(FRAME.width, FRAME.height);
  out.getContext("2d").drawImage(label, -left, -top);
  return out;
}

export function hasInk(canvas: Canvas): boolean {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, i) => i % 4 === 3 && value > 0);
}
