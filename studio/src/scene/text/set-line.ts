import { splitEmoji } from "./emoji-text.ts";
import { PLACERS, type PlacedGlyph, placeEmoji } from "./place-runs.ts";
import type { TextPart } from "./text-parts.ts";
import { splitHorizontal, splitVertical, type TextRun } from "./text-runs.ts";
import type { ShapedFace, ShapedGlyph } from "./text-shaper.ts";
import { EM_ASCENT } from "./vertical-metrics.ts";

/** How a line is set; lengths in micrometres. */
export interface LineStyle {
  readonly vertical: boolean;
  readonly em: number;
  readonly tracking: number;
  /** Added where Japanese meets Latin. */
  readonly join: number;
  readonly combinedDigits: number;
}

export interface Line {
  readonly glyphs: readonly PlacedGlyph[];
  readonly length: number;
}

/** Ruby is half as large as its base (JIS X 4051). */
export const RUBY_SIZE = 0.5;

/** Characters missing from the font are added to `missing`. */
export function setLine(
  parts: readonly TextPart[],
  style: LineStyle,
  face: ShapedFace,
  missing: Set<string> = new Set(),
): Line {
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  let before: Edge | undefined;
  for (const { text, ruby } of parts) {
    const runs = runsOf(text, style, face);
    if (ruby === undefined) {
      for (const run of runs) {
        pen += joinOf(before, run, style);
        pen = setRun(run, pen, style, face, glyphs, missing);
        before = run;
      }
      continue;
    }
    const [first] = runs;
    if (first) pen += joinOf(before, first, style);
    const pair = setWithRuby(text, ruby, style, face, missing);
    glyphs.push(...pair.glyphs.map((glyph) => shifted(glyph, style.vertical, pen, 0)));
    pen += pair.length + style.tracking;
    before = runs.at(-1) ?? before;
  }
  // Spacing goes between characters, so the last one's is removed.
  return { glyphs, length: Math.max(0, parts.length > 0 ? pen - style.tracking : 0) };
}

/** The shorter of the two is spread over the other, with half a gap at either end (1-2-1). */
function setWithRuby(
  text: string,
  ruby: string,
  style: LineStyle,
  face: ShapedFace,
  missing: Set<string>,
): { readonly glyphs: readonly PlacedGlyph[]; readonly length: number } {
  const small: LineStyle = { ...style, em: style.em * RUBY_SIZE, tracking: 0, join: 0 };
  const set = (line: string, how: LineStyle) => setLine([{ text: line }], how, face, missing);
  const plain = { base: set(text, style), ruby: set(ruby, small) };
  const room = plain.base.length - plain.ruby.length;
  const gap = Math.abs(room) / [...(room > 0 ? ruby : text)].length;
  const base = room < 0 ? set(text, { ...style, tracking: style.tracking + gap }) : plain.base;
  const above = room > 0 ? set(ruby, { ...small, tracking: gap }) : plain.ruby;
  const across = style.vertical ? (style.em + small.em) / 2 : -(style.em * EM_ASCENT + small.em * (1 - EM_ASCENT));
  return {
    glyphs: [
      ...base.glyphs.map((glyph) => shifted(glyph, style.vertical, room < 0 ? gap / 2 : 0, 0)),
      ...above.glyphs.map((glyph) => shifted(glyph, style.vertical, room > 0 ? gap / 2 : 0, across)),
    ],
    length: Math.max(plain.base.length, plain.ruby.length),
  };
}

function shifted(glyph: PlacedGlyph, vertical: boolean, along: number, across: number): PlacedGlyph {
  const [a, b, c, d, e, f] = glyph.place;
  const [dx, dy] = vertical ? [across, along] : [along, across];
  return { ...glyph, place: [a, b, c, d, e + dx, f + dy], middle: glyph.middle + along };
}

function runsOf(text: string, { vertical, combinedDigits }: LineStyle, face: ShapedFace): TextRun[] {
  return splitEmoji(text, face.hasGlyph).flatMap(({ text: stretch, emoji }): TextRun[] => {
    if (emoji !== undefined) return [{ text: stretch, set: "emoji", script: "Kana", emoji }];
    return vertical ? splitVertical(stretch, face.hasVerticalForm, combinedDigits) : splitHorizontal(stretch);
  });
}

function setRun(
  run: TextRun,
  pen: number,
  style: LineStyle,
  face: ShapedFace,
  glyphs: PlacedGlyph[],
  missing: Set<string>,
): number {
  const { vertical, tracking, em } = style;
  if (run.set === "emoji") {
    return placeEmoji({ id: run.emoji ?? "", text: run.text }, { pen, tracking, em, vertical }, glyphs);
  }
  const shaped = face.shape(run.text, {
    vertical: run.set === "upright",
    script: run.script,
    features: featuresOf(run, style.tracking),
  });
  noteMissing(shaped, run.text, missing);
  const unit = style.em / face.unitsPerEm;
  return PLACERS[run.set]({ shaped, pen, tracking: style.tracking, em: style.em, unit }, glyphs);
}

type Edge = Pick<TextRun, "text" | "set" | "script">;

const JAPANESE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々〆]/u;
const LATIN = /[\p{sc=Latin}\p{Nd}]/u;

/** Numbers upright in a square are set like kanji. */
function joinOf(before: Edge | undefined, after: Edge, { join }: LineStyle): number {
  if (!before || join === 0 || before.set === "combined" || after.set === "combined") return 0;
  if (before.script === after.script) return 0;
  const [left, right] = [[...before.text].at(-1) ?? "", [...after.text][0] ?? ""];
  return (JAPANESE.test(left) && LATIN.test(right)) || (LATIN.test(left) && JAPANESE.test(right)) ? join : 0;
}

/** Kana and kanji are set solid (ベタ組み): kerning is for Latin only, and tracked letters form no ligatures. */
function featuresOf(run: TextRun, tracking: number): { tag: string; value: number }[] {
  const off = [...(run.script === "Kana" ? ["kern"] : []), ...(tracking === 0 ? [] : ["liga", "clig"])];
  return off.map((tag) => ({ tag, value: 0 }));
}

function noteMissing(shaped: readonly ShapedGlyph[], text: string, missing: Set<string>): void {
  for (const glyph of shaped) {
    if (glyph.glyphId === 0) missing.add(String.fromCodePoint(text.codePointAt(glyph.cluster) ?? 0));
  }
}
