import type { RectUm } from "@surimono/domain/kernel";

/** How far one looks past the middle of a print towards the handle, so that it shows: more for a print that goes around. */
const ASIDE = { usual: 0.35, around: 0.8 };

/** What faces the viewer first, as an angle from the front to the right: the middle of the widest print, a little aside for the handle's sake. */
export function firstFacing(rects: readonly RectUm[], radiusMm: number, hasHandle: boolean): number {
  const widest = rects.reduce<RectUm | undefined>(
    (found, rect) => (found && found.w >= rect.w ? found : rect),
    undefined,
  );
  const middle = widest ? (widest.x + widest.w / 2) / (radiusMm * 1000) : 0;
  if (!hasHandle) return middle;
  const aside = widest && widest.w > Math.PI * radiusMm * 1000 ? ASIDE.around : ASIDE.usual;
  // A handle behind everything is as near on either side.
  return middle + (Math.sin(Math.PI / 2 - middle) < -0.5 ? -aside : aside);
}
