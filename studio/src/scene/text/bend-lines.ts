import { FULL_TURN } from "@surimono/domain/designs";
import type { Affine } from "../paths/outline.ts";
import type { PlacedGlyph } from "./place-runs.ts";
import type { Line } from "./set-line.ts";
import { EM_ASCENT } from "./vertical-metrics.ts";

interface Bend {
  readonly em: number;
  readonly pitch: number;
  /** 0 start, 0.5 middle, 1 end: the point of a short line that sits at the same part of the ring. */
  readonly anchor: number;
  /** Thousandths of a degree, not 0; see `TextLayer.curve`. */
  readonly curve: number;
  /** Height above the letters, towards the centre of a bowl. */
  readonly rubyRoom: number;
}

/**
 * Puts horizontal lines on rings around the origin, each letter turned about its own middle. The rings are measured at the inner edge of
 * the em squares, so that letters spread at their outer edge and never overlap.
 */
export function bendLines(lines: readonly Line[], bend: Bend, put: (glyph: PlacedGlyph, place: Affine) => void): void {
  const isArch = bend.curve > 0;
  const rings = ringsOf(lines, bend);
  lines.forEach((line, index) => {
    const ring = rings[index];
    if (!ring) return;
    const baseline = ring.inner + bend.em * (isArch ? 1 - EM_ASCENT : EM_ASCENT);
    for (const glyph of line.glyphs) put(glyph, turnedTo(glyph, ring.angleAt(glyph.middle), baseline, isArch));
  });
}

interface Ring {
  /** The radius of the inner edge of the em squares. */
  readonly inner: number;
  /** Radians from the middle of the ring, at a length along the line. */
  angleAt(along: number): number;
}

/** Position of each line. */
export function ringsOf(lines: readonly Pick<Line, "length">[], bend: Bend): readonly Ring[] {
  const { pitch, anchor, curve, rubyRoom } = bend;
  const isArch = curve > 0;
  const angle = (Math.abs(curve) / FULL_TURN) * 2 * Math.PI;
  const innermost = Math.max(...lines.map((line) => line.length)) / angle + (isArch ? 0 : rubyRoom);
  return lines.map((line, index) => {
    const inner = innermost + pitch * (isArch ? lines.length - 1 - index : index);
    return { inner, angleAt: (along) => (anchor - 0.5) * angle + (along - anchor * line.length) / inner };
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
