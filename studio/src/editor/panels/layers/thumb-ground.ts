/** From this brightness on (0 – 255) a colour is invisible on the panels' light background. */
const BRIGHT = 200;
/** As a share of everything drawn. */
const SHARE = 0.08;

/** Whether so much of a drawing is white or nearly white that it needs a darker background. `pixels` are RGBA, not premultiplied. */
export function isPale(pixels: Uint8ClampedArray): boolean {
  let drawn = 0;
  let bright = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 32) continue;
    drawn += 1;
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue >= BRIGHT) bright += 1;
  }
  return drawn > 0 && bright / drawn >= SHARE;
}
