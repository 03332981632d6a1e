import type { Canvas } from "@napi-rs/canvas";
import { blur, contentOf, createField, type Field, moved } from "./field.ts";
import { lit } from "./light.ts";
import type { Stage } from "./stage.ts";

/** One view under construction: pieces are laid on it from the back to the front. */
export interface Goods {
  readonly stage: Stage;
  /** Light relative to a flat piece. */
  readonly shade: Field;
  readonly mask: Field;
  /** What lies over a print. */
  readonly cover: Field;
  /** Where the folds took a place of the front from, mm. */
  readonly shiftX: Field;
  readonly shiftY: Field;
  readonly labels: Canvas[];
}

export function createGoods(stage: Stage): Goods {
  const empty = () => createField(stage.width, stage.height);
  return { stage, shade: empty(), mask: empty(), cover: empty(), shiftX: empty(), shiftY: empty(), labels: [] };
}

export interface Piece {
  readonly coverage: Field;
  /** mm */
  readonly height: Field;
  /** 1 unless it lies in the dark or is of a paler cloth. */
  readonly tone?: number;
  readonly hollow?: number;
  /** Shadow on what lies below. */
  readonly casts?: Cast;
  /** Width in mm over which the edge turns away, and by how much it drops. */
  readonly edge?: { readonly width: number; readonly drop: number };
  readonly overPrint?: boolean;
}

export interface Cast {
  readonly reach: number;
  readonly strength: number;
}

export function layPiece(goods: Goods, piece: Piece): void {
  const { stage, shade, mask } = goods;
  const { coverage } = piece;
  if (piece.casts) castShadow(goods, coverage, piece.casts);
  const light = lit(edged(stage, piece), {
    pxPerMm: stage.pxPerMm,
    within: contentOf(coverage, 0),
    ...(piece.hollow === undefined ? {} : { hollow: piece.hollow }),
  });
  for (let i = 0; i < shade.data.length; i++) {
    const share = coverage.data[i] as number;
    if (share === 0) continue;
    const below = mask.data[i] as number;
    const value = (light.data[i] as number) * (piece.tone ?? 1);
    // At the outer edge there is nothing below to blend with: the mask does the blending there.
    const kept = below > 0 ? (shade.data[i] as number) * (1 - share) * below : 0;
    const weight = share + (1 - share) * below;
    shade.data[i] = (kept + value * share) / weight;
    mask.data[i] = weight;
    if (piece.overPrint) goods.cover.data[i] = Math.max(goods.cover.data[i] as number, share);
  }
}

function edged(stage: Stage, piece: Piece): Field {
  if (!piece.edge) return piece.height;
  const { width, drop } = piece.edge;
  const soft = blur(piece.coverage, width * 0.6 * stage.pxPerMm);
  const out = createField(stage.width, stage.height);
  for (let i = 0; i < out.data.length; i++) {
    // Blurred coverage is 1 inside, a half on the edge and less at corners, which fall further.
    out.data[i] = (piece.height.data[i] as number) - drop * 4 * (1 - (soft.data[i] as number)) ** 2;
  }
  return out;
}

/** Close and dark at the edge, wide and faint further down and to the right. */
export function castShadow(goods: Goods, coverage: Field, cast: Cast): void {
  const px = goods.stage.pxPerMm;
  const close = blur(coverage, cast.reach * 0.35 * px);
  const wide = moved(blur(coverage, cast.reach * px), cast.reach * 0.45 * px, cast.reach * 0.6 * px);
  for (let i = 0; i < coverage.data.length; i++) {
    const dark = (0.55 * (close.data[i] as number) + 0.6 * (wide.data[i] as number)) * cast.strength;
    goods.shade.data[i] =
      (goods.shade.data[i] as number) * (1 - Math.min(0.85, dark) * (1 - (coverage.data[i] as number)));
  }
}

/** Darkens (or, with a negative strength, lightens) where `marks` are. */
export function mark(goods: Goods, marks: Field, strength: number, within?: Field): void {
  for (let i = 0; i < marks.data.length; i++) {
    const share = (marks.data[i] as number) * (within ? (within.data[i] as number) : 1);
    if (share > 0) goods.shade.data[i] = (goods.shade.data[i] as number) * (1 - share * strength);
  }
}
