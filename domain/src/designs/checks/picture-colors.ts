import type { PictureFacts } from "./check-context.ts";
import { type Color, groundColor, hexOf, isApart, type PictureInk, type Pixels } from "./picture-ink.ts";

/** This share of a cut-out's ink must be alike to be called its colour. */
const MOST = 0.95;

/** The paper of an opaque picture, or the one colour of a cut-out. */
export function pictureColors(
  pixels: Pixels,
  { mask, count, ground }: PictureInk,
): Pick<PictureFacts, "ground" | "tone"> {
  if (ground) return { ground: hexOf(ground) };
  if (count === 0 || count === mask.length) return {};
  const color = middleColor(pixels, mask, count);
  let alike = 0;
  for (let index = 0; index < mask.length; index++) {
    if (mask[index] === 1 && !isApart(pixels.data, index * 4, color)) alike++;
  }
  return alike >= count * MOST ? { tone: hexOf(color) } : {};
}

/** `#rrggbb` that nearly all of an opaque rim has. */
export function pictureGround(pixels: Pixels): string | undefined {
  const color = groundColor(pixels);
  return color && hexOf(color);
}

/** The median of each channel. */
function middleColor({ data }: Pixels, mask: Uint8Array, count: number): Color {
  const middle = (channel: number) => {
    const levels = new Uint32Array(256);
    for (let index = 0; index < mask.length; index++) {
      if (mask[index] === 1)
        levels[data[index * 4 + channel] as number] = (levels[data[index * 4 + channel] as number] as number) + 1;
    }
    let passed = 0;
    return levels.findIndex((pixels) => {
      passed += pixels;
      return passed * 2 >= count;
    });
  };
  return [middle(0), middle(1), middle(2)];
}
