import type { Box } from "@surimono/domain/floor";
import sharp from "sharp";

/** The box of all that is printed in a PNG; empty for a clear one, undefined for a file that is none of this resolution. */
export async function findInk(path: string, dpi: number): Promise<Box | "empty" | undefined> {
  try {
    const { format, density } = await sharp(path).metadata();
    if (format !== "png" || (density !== undefined && Math.abs(density - dpi) > 1)) return undefined;
    const picture = sharp(path).ensureAlpha().extractChannel(3).raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    return inkIn(data, info.width, info.height);
  } catch {
    return undefined;
  }
}

function inkIn(alpha: Uint8Array, width: number, height: number): Box | "empty" {
  const rowHasInk = (y: number) => {
    for (let at = y * width; at < (y + 1) * width; at++) if (alpha[at] !== 0) return true;
    return false;
  };
  let top = 0;
  while (top < height && !rowHasInk(top)) top++;
  if (top === height) return "empty";
  let bottom = height;
  while (!rowHasInk(bottom - 1)) bottom--;
  let left = width;
  let right = 0;
  for (let y = top; y < bottom; y++) {
    const row = y * width;
    for (let x = 0; x < left; x++) if (alpha[row + x] !== 0) left = x;
    for (let x = width; x > right; x--) if (alpha[row + x - 1] !== 0) right = x;
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}
