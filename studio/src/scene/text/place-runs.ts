import type { Affine } from "../paths/outline.ts";
import type { TextRun } from "./text-runs.ts";
import type { ShapedGlyph } from "./text-shaper.ts";
import { EM_ASCENT } from "./vertical-metrics.ts";

export interface PlacedGlyph {
  readonly glyphId: number;
  /** Instead of a glyph. */
  readonly emoji?: { readonly id: string; readonly text: string };
  /**
   * From the font's units, y upwards, or from an emoji's square, y downwards, to the line: x along it in a horizontal line, y along it in a
   * vertical one.
   */
  readonly place: Affine;
  /** The middle of its letter along the line, which it is turned about when the line is bent. */
  readonly middle: number;
}

interface Placing {
  readonly shaped: readonly ShapedGlyph[];
  readonly pen: number;
  readonly tracking: number;
  readonly em: number;
  /** Micrometres per unit of the font. */
  readonly unit: number;
}

type Placer = (placing: Placing, glyphs: PlacedGlyph[]) => number;

/** Half way up the em square, where turned letters are centred. */
const EM_CENTRE = EM_ASCENT - 0.5;

/** Each adds the run's glyphs to the line and returns the pen position after it. */
export const PLACERS: Readonly<Record<Exclude<TextRun["set"], "emoji">, Placer>> = {
  flat: advancing((unit, pen, glyph) => [unit, 0, 0, -unit, pen + glyph.x * unit, -glyph.y * unit]),
  upright: advancing((unit, pen, glyph) => [unit, 0, 0, -unit, glyph.x * unit, pen - glyph.y * unit]),
  turned: advancing((unit, pen, glyph, em) => [
    0,
    unit,
    unit,
    0,
    glyph.y * unit - em * EM_CENTRE,
    pen + glyph.x * unit,
  ]),
  combined: placeInSquare,
};

/** As large as the em square, and in its place. Returns the pen position after it. */
export function placeEmoji(
  emoji: { readonly id: string; readonly text: string },
  { pen, tracking, em, vertical }: Pick<Placing, "pen" | "tracking" | "em"> & { readonly vertical: boolean },
  glyphs: PlacedGlyph[],
): number {
  const place: Affine = vertical ? [em, 0, 0, em, -em / 2, pen] : [em, 0, 0, em, pen, -em * EM_ASCENT];
  glyphs.push({ glyphId: 0, emoji, place, middle: pen + em / 2 });
  return pen + em + tracking;
}

function advancing(place: (unit: number, pen: number, glyph: ShapedGlyph, em: number) => Affine): Placer {
  return ({ shaped, pen: start, tracking, em, unit }, glyphs) => {
    let pen = start;
    for (const letter of lettersOf(shaped)) {
      const middle = pen + (letter.reduce((sum, glyph) => sum + glyph.advance, 0) * unit) / 2;
      for (const glyph of letter) {
        if (glyph.glyphId !== 0) glyphs.push({ glyphId: glyph.glyphId, place: place(unit, pen, glyph, em), middle });
        pen += glyph.advance * unit;
      }
      pen += tracking;
    }
    return pen;
  };
}

/** A mark shares its letter's cluster: no spacing between them. */
function lettersOf(shaped: readonly ShapedGlyph[]): ShapedGlyph[][] {
  const letters: ShapedGlyph[][] = [];
  for (const glyph of shaped) {
    const last = letters.at(-1);
    if (last?.[0]?.cluster === glyph.cluster) last.push(glyph);
    else letters.push([glyph]);
  }
  return letters;
}

/** Digits wider than the square are narrowed to fit. */
function placeInSquare({ shaped, pen, tracking, em, unit }: Placing, glyphs: PlacedGlyph[]): number {
  const width = shaped.reduce((sum, glyph) => sum + glyph.advance * unit, 0);
  const narrow = Math.min(1, em / width);
  let x = (-width * narrow) / 2;
  for (const glyph of shaped) {
    if (glyph.glyphId !== 0) {
      glyphs.push({
        glyphId: glyph.glyphId,
        place: [unit * narrow, 0, 0, -unit, x + glyph.x * unit * narrow, pen + em * EM_ASCENT],
        middle: pen + em / 2,
      });
    }
    x += glyph.advance * unit * narrow;
  }
  return pen + em + tracking;
}
