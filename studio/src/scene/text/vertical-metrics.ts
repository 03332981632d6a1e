import type { Face, Font } from "harfbuzzjs";

/** The top of a Japanese font's em square above the baseline, in ems; every font in the list is drawn in that square. */
export const EM_ASCENT = 0.88;

export interface VerticalMetrics {
  /** The glyph's advance down its column. */
  advance(glyphId: number): number;
  /** From the middle of the column to the glyph's own origin, and from the pen down to its baseline, in units of the font. */
  originX(glyphId: number): number;
  readonly originY: number;
}

/**
 * The engine is built without vertical metrics and would place every glyph by the line's ascent, so `vmtx` is read here
 * (https://learn.microsoft.com/en-us/typography/opentype/spec/vmtx).
 */
export function readVerticalMetrics(face: Face, font: Font): VerticalMetrics {
  const em = face.upem;
  const advance = readAdvances(face) ?? (() => em);
  return {
    advance,
    originX: (glyphId) => nearerCentre(font, glyphId, em),
    originY: em * EM_ASCENT,
  };
}

function readAdvances(face: Face): ((glyphId: number) => number) | undefined {
  const vhea = face.referenceTable("vhea");
  // Copied: the engine's memory moves as it grows.
  const vmtx = face.referenceTable("vmtx")?.slice();
  if (!vhea?.length || !vmtx?.length) return undefined;
  const count = new DataView(vhea.buffer, vhea.byteOffset, vhea.byteLength).getUint16(34);
  const table = new DataView(vmtx.buffer);
  return (glyphId) => table.getUint16(Math.min(glyphId, count - 1) * 4);
}

/** A proportional font may keep its vertical 、 in a full square beside a narrow advance: whichever centre holds the ink better counts. */
function nearerCentre(font: Font, glyphId: number, em: number): number {
  const half = font.glyphHAdvance(glyphId) / 2;
  const ink = font.glyphExtents(glyphId);
  if (!ink || half * 2 === em) return half;
  const overflow = (centre: number): number =>
    Math.max(0, ink.xBearing + ink.width - centre - em / 2, centre - em / 2 - ink.xBearing);
  return overflow(half) <= overflow(em / 2) ? half : em / 2;
}
