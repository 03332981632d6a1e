import { FULL_TURN } from "@surimono/domain/designs";
import type { Affine } from "./outline.ts";
import type { PlacedGlyph } from "./place-runs.ts";
import type { Line } from "./set-line.ts";
import { EM_ASCENT } from "./vertical-metrics.ts";

interface Bend {
  readonly em: number;
  readonly pitch: number;
  /** 0 start, 0.5 middle, 1 end: what part of a short line lies at the same part of the ring. */
  readonly anchor: number;
  /** Thousandths of a degree, not 0; see `TextLayer.curve`. */
  readonly curve: number;
  /** What stands above the letters, towards the centre of a bowl. */
  readonly rubyRoom: number;
}

/**
 * Lays horizontal lines on rings around the origin, every letter turned about its own middle. The rings are measured at the inner edge of
 * the em squares, so that letters part at their outer edge and never run into each other.
 */
export function bendLines(lines: readonly Line[], bend: Bend, put: (glyph: PlacedGlyph, place: Affine) => void): void {
  const { em, pitch, anchor, rubyRoom } = bend;
  const isArch = bend.curve > 0;
  const angle = (Math.abs(bend.curve) / FULL_TURN) * 2 * Math.PI;
  const innermost = Math.max(...lines.map((line) => line.length)) / angle + (isArch ? 0 : rubyRoom);
  lines.forEach((line, index) => {
    const inner = innermost + pitch * (isArch ? lines.length - 1 - index : index);
    const baseline = inner + em * (isArch ? 1 - EM_ASCENT : EM_ASCENT);
    for (const glyph of line.glyphs) {
      const at = (anchor - 0.5) * angle + (glyph.middle - anchor * line.length) / inner;
      put(glyph, turnedTo(glyph, at, baseline, isArch));
    }
  });
}

function turnedTo({ place, middle }: PlacedGlyph, at: number, radius: number, isArch: boolean): Affine {
  const cos = Math.cos(at);
  const sin = isArch ? Math.sin(at) : -Math.sin(at);
  const x = radius * Math.sin(at);
  const y = isArch ? -radius * cos : radius * cos;
  const [a, b, c, d, e, f] = place;
  const along = e - middle;
  return [
    cos * a - sin * b,
    sin * a + cos * b,
    cos * c - sin * d,
    sin * c + cos * d,
    cos * along - sin * f + x,
    sin * along + cos * f + y,
  ];
}
