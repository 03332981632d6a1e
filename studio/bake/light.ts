import { blur, clamp, createField, type Field, type PixelBox } from "./field.ts";

/** The one light of the shop: a large window at the upper left, a pale wall on the right, the room all around. */
const KEY = unit(-0.5, -0.56, 0.66);
const FILL = unit(0.66, 0.1, 0.74);
const [AMBIENT, KEY_SHARE, FILL_SHARE] = [0.3, 0.54, 0.2];
const FLAT = AMBIENT + KEY_SHARE * KEY[2] + FILL_SHARE * FILL[2];

export interface LightOptions {
  readonly pxPerMm: number;
  /** How dark hollows get, 0 – 1. */
  readonly hollow?: number;
  /** Where light is wanted at all. */
  readonly within: PixelBox;
}

/** Light on a surface of these heights (mm); a flat one gives 1. */
export function lit(height: Field, options: LightOptions): Field {
  const { width, data } = height;
  const { pxPerMm } = options;
  const slope = pxPerMm / 2;
  const hollow = options.hollow ?? 0.5;
  const near = blur(height, 3.5 * pxPerMm);
  const far = blur(height, 11 * pxPerMm);
  const out = createField(width, height.height, 1);
  const { left, top, right, bottom } = options.within;
  for (let y = Math.max(1, top); y < Math.min(bottom, height.height - 1); y++) {
    for (let x = Math.max(1, left); x < Math.min(right, width - 1); x++) {
      const i = y * width + x;
      const h = data[i] as number;
      const gx = ((data[i + 1] as number) - (data[i - 1] as number)) * slope;
      const gy = ((data[i + width] as number) - (data[i - width] as number)) * slope;
      const sunk = ((near.data[i] as number) - h) * 0.1 + ((far.data[i] as number) - h) * 0.035;
      out.data[i] = lightOn(gx, gy) * (1 - clamp(sunk * hollow, -0.05, 0.3));
    }
  }
  return out;
}

function lightOn(gx: number, gy: number): number {
  const length = 1 / Math.sqrt(gx * gx + gy * gy + 1);
  const key = Math.max(0, (KEY[2] - gx * KEY[0] - gy * KEY[1]) * length);
  const fill = Math.max(0, (FILL[2] - gx * FILL[0] - gy * FILL[1]) * length);
  return (AMBIENT + KEY_SHARE * key + FILL_SHARE * fill) / FLAT;
}

function unit(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
