import type { Point } from "./curve.ts";
import { createField, type Field, smoothstep } from "./field.ts";
import { type Goods, layPiece, type Piece } from "./goods.ts";
import { createNoise } from "./noise.ts";
import { evenly, type Ribbon, ribbonOf } from "./ribbon.ts";

export interface RibStyle {
  /** Distance from rib to rib, mm. */
  readonly pitch?: number;
  /** Height of a rib, mm. */
  readonly depth?: number;
  /** How far the band's middle stands above its edges, mm. */
  readonly rise?: number;
}

/** A knitted rib band between two lines, its ribs running across it. */
export function layRibBand(
  goods: Goods,
  first: readonly Point[],
  second: readonly Point[],
  style: RibStyle = {},
  piece: Partial<Piece> = {},
): Ribbon {
  const count = Math.max(24, Math.min(220, first.length));
  const ribbon = ribbonOf(goods.stage, evenly(first, count), evenly(second, count));
  layPiece(goods, {
    casts: { reach: 5, strength: 0.35 },
    hollow: 0.9,
    ...piece,
    coverage: ribbon.coverage,
    height: ribHeight(ribbon, style),
  });
  return ribbon;
}

function ribHeight(ribbon: Ribbon, style: RibStyle): Field {
  const { pitch = 2.3, depth = 0.28, rise = 1.6 } = style;
  const uneven = createNoise(41, 17, 5);
  const slack = createNoise(43, 38, 9);
  const out = createField(ribbon.coverage.width, ribbon.coverage.height);
  for (let i = 0; i < out.data.length; i++) {
    if ((ribbon.coverage.data[i] as number) === 0) continue;
    const along = ribbon.along.data[i] as number;
    const across = Math.min(1, Math.max(0, ribbon.across.data[i] as number));
    const dome = Math.sqrt(Math.max(0, 1 - (2 * across - 1) ** 2));
    const place = along + uneven(along, across * 10) * 0.5;
    const rib =
      Math.cos((place / pitch) * Math.PI * 2) * smoothstep(0.02, 0.14, across) * smoothstep(0.02, 0.14, 1 - across);
    out.data[i] = rise * dome * (1 + 0.25 * slack(along, across * 6)) + (depth / 2) * rib;
  }
  return out;
}
