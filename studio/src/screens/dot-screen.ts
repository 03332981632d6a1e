import { DOT, DOT_SIDE } from "../scene/images/effects/screen.ts";
import { cellPixels, LEAST_DOT_PIXELS, SCREEN_COSINE, SCREEN_SINE } from "./film-rules.ts";

/** Parts of a cell's side. */
const CELL = 1 << 16;
const PART = CELL / DOT_SIDE;

/** From which tone on a pixel of the page is inked, row by row; undefined where pixels are too large to show dots. */
export function dotScreen(dpi: number): ((row: Uint8Array, y: number) => void) | undefined {
  const cell = cellPixels(dpi);
  if (cell < LEAST_DOT_PIXELS * 256) return undefined;
  const along = Math.round((SCREEN_COSINE * 256) / cell);
  const across = Math.round((SCREEN_SINE * 256) / cell);
  return (row, y) => {
    let u = (y * across) & (CELL - 1);
    let v = (y * along) & (CELL - 1);
    for (let x = 0; x < row.length; x++) {
      row[x] = DOT[Math.trunc(u / PART) * DOT_SIDE + Math.trunc(v / PART)] as number;
      u = (u + along) & (CELL - 1);
      v = (v - across) & (CELL - 1);
    }
  };
}
