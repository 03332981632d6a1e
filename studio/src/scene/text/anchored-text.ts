import type { TextLayer } from "@surimono/domain/designs";

/**
 * A text that was set otherwise, put where it belongs: horizontal text keeps its top (bowl-shaped text its bottom) and the side it is
 * aligned to; vertical text keeps its right edge. Of a mirrored text these are on the other side of its box.
 */
export function anchoredText(before: TextLayer, after: TextLayer): TextLayer {
  const along = { start: -1, center: 0, end: 1 }[after.align];
  const [sx, sy] = after.direction === "horizontal" ? [along, (after.curve ?? 0) < 0 ? 1 : -1] : [1, along];
  if (before.direction !== after.direction) return after;
  const [mirrorX, mirrorY] = [before.flipX ? -1 : 1, before.flipY ? -1 : 1];
  const x = (sx * mirrorX * (before.width - after.width)) / 2;
  const y = (sy * mirrorY * (before.height - after.height)) / 2;
  const angle = (before.rotation * Math.PI) / 180_000;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    ...after,
    x: Math.round(before.x + x * cos - y * sin),
    y: Math.round(before.y + x * sin + y * cos),
  };
}
