import { DEFAULT_COMBINED_DIGITS, type Layer, type TextLayer } from "@surimono/domain/designs";
import { RecentMap } from "@surimono/domain/kernel";
import { type Affine, type Outline, OutlineBuilder, outlineBox } from "../paths/outline.ts";
import { bendLines } from "./bend-lines.ts";
import { breakLines } from "./break-lines.ts";
import { emojiIdsIn } from "./emoji-text.ts";
import type { PlacedGlyph } from "./place-runs.ts";
import { type Line, type LineStyle, RUBY_SIZE, setLine } from "./set-line.ts";
import { parseRuby, type TextPart } from "./text-parts.ts";
import type { ShapedFace, TextShaper } from "./text-shaper.ts";
import { EM_ASCENT } from "./vertical-metrics.ts";

/** Micrometres, around the centre of the box. */
export interface TextLayout {
  readonly outline: Outline;
  /** From each emoji's square to its place. */
  readonly emoji: readonly { readonly id: string; readonly place: Affine }[];
  /** The em boxes of all lines together with the ink and its outline stroke, or the ink alone of bent lines; whole micrometres. */
  readonly width: number;
  readonly height: number;
  /** From the page, whose first line begins at its corner, or from the middle of the rings, to the centre of the box. */
  readonly shift: { readonly x: number; readonly y: number };
  /** Characters missing from the font, and emoji without a drawing, each once. Their places stay empty. */
  readonly missing: readonly string[];
}

const CACHE_SIZE = 500;

const caches = new WeakMap<TextShaper, RecentMap<string, TextLayout>>();

/** Undefined until the layer's font was added to the shaper. */
export function layoutText(layer: TextLayer, shaper: TextShaper): TextLayout | undefined {
  const face = shaper.face(layer.fontId);
  if (!face) return undefined;
  const cache = caches.get(shaper) ?? new RecentMap<string, TextLayout>(CACHE_SIZE);
  caches.set(shaper, cache);
  return cache.take(keyOf(layer, shaper), () => setText(layer, face, shaper));
}

/** Everything the outlines depend on: not the layer's place, nor its colours. */
function keyOf(layer: TextLayer, shaper: TextShaper): string {
  const { text, fontId, fontSize, direction, align, letterSpacing, lineHeight, outline } = layer;
  const { wrapWidth, curve, ruby, combinedDigits, joinSpacing } = layer;
  const width = outline?.width;
  return JSON.stringify([
    [text, fontId, fontSize, direction, align, letterSpacing, lineHeight, width],
    [wrapWidth, curve, ruby, combinedDigits, joinSpacing],
    emojiIdsIn(text).filter((id) => shaper.emoji(id) === "none"),
  ]);
}

/** The layer with the box of its glyphs; every other kind of layer, and a text without its font, is returned unchanged. */
export function measureLayer<L extends Layer>(layer: L, shaper: TextShaper): L {
  const layout = layer.kind === "text" ? layoutText(layer, shaper) : undefined;
  if (!layout || (layout.width === layer.width && layout.height === layer.height)) return layer;
  return { ...layer, width: layout.width, height: layout.height };
}

function setText(layer: TextLayer, face: ShapedFace, shaper: TextShaper): TextLayout {
  const style = lineStyle(layer);
  const missing = new Set<string>();
  const broken = layer.text.split("\n").flatMap((paragraph) => linesOf(paragraph, layer, style, face));
  const lines = broken.map((parts) => setLine(parts, style, face, missing));
  const hasRuby = broken.some((parts) => parts.some((part) => part.ruby !== undefined));
  const em = layer.fontSize;
  const pitch = pitchOf(layer, hasRuby);
  const inked = new Inked(face);
  const stroke = layer.outline?.width ?? 0;
  for (const { emoji } of lines.flatMap((line) => line.glyphs)) {
    if (emoji && shaper.emoji(emoji.id) === "none") missing.add(emoji.text);
  }
  const bend = style.vertical ? 0 : (layer.curve ?? 0);
  if (bend === 0) {
    const page = setStraight(lines, layer, pitch, inked);
    return centred(inked, page, stroke, [...missing]);
  }
  bendLines(
    lines,
    { em, pitch, anchor: ALIGNED[layer.align], curve: bend, rubyRoom: hasRuby ? em * RUBY_SIZE : 0 },
    (glyph, place) => inked.put(glyph, place),
  );
  return centred(inked, undefined, stroke, [...missing]);
}

/** Line spacing. Ruby needs its room between two lines, however tight they are. */
export function pitchOf({ fontSize, lineHeight }: TextLayer, hasRuby: boolean): number {
  return fontSize * Math.max(lineHeight / 1000, hasRuby ? 1 + RUBY_SIZE : 0);
}

export function lineStyle(layer: TextLayer): LineStyle {
  const em = layer.fontSize;
  return {
    vertical: layer.direction === "vertical",
    em,
    tracking: (em * layer.letterSpacing) / 1000,
    join: (em * (layer.joinSpacing ?? 0)) / 1000,
    combinedDigits: layer.combinedDigits ?? DEFAULT_COMBINED_DIGITS,
  };
}

/** A paragraph broken into lines; an empty one is one empty line. */
export function linesOf(paragraph: string, layer: TextLayer, style: LineStyle, face: ShapedFace): TextPart[][] {
  const { wrapWidth } = layer;
  const parts = layer.ruby ? parseRuby(paragraph) : [{ text: paragraph }];
  if (wrapWidth === undefined) return [parts];
  // A micrometre for rounding, so that a text breaks the same at every size.
  return breakLines(parts, (line) => setLine(line, style, face).length <= wrapWidth + 1);
}

const SQUARE: Outline = { commands: ["M", "L", "L", "L", "Z"], coordinates: [0, 0, 1, 0, 1, 1, 0, 1] };

/** The set text: letters as one outline, emoji apart since they have colours of their own. */
class Inked {
  readonly letters = new OutlineBuilder();
  readonly emoji: { id: string; place: Affine }[] = [];
  readonly #squares = new OutlineBuilder();
  readonly #face: ShapedFace;

  constructor(face: ShapedFace) {
    this.#face = face;
  }

  put({ glyphId, emoji }: PlacedGlyph, place: Affine): void {
    if (!emoji) return this.letters.append(this.#face.outline(glyphId), place);
    this.emoji.push({ id: emoji.id, place });
    this.#squares.append(SQUARE, place);
  }

  box(): ReturnType<typeof outlineBox> {
    const all = new OutlineBuilder();
    for (const part of [this.letters, this.#squares]) all.append(part, [1, 0, 0, 1, 0, 0]);
    return outlineBox(all);
  }
}

/** What is inked of a set text, around the centre of its box, without edge or shadow; undefined where nothing is. */
export function inkBox({ outline, emoji }: TextLayout): ReturnType<typeof outlineBox> {
  const all = new OutlineBuilder();
  all.append(outline, [1, 0, 0, 1, 0, 0]);
  for (const { place } of emoji) all.append(SQUARE, place);
  return outlineBox(all);
}

interface Page {
  readonly width: number;
  readonly height: number;
}

/** Lines go down the page; the columns of vertical text go from right to left. */
function setStraight(lines: readonly Line[], layer: TextLayer, pitch: number, inked: Inked): Page {
  const em = layer.fontSize;
  const vertical = layer.direction === "vertical";
  const longest = Math.max(...lines.map((line) => line.length));
  const stack = em + pitch * (lines.length - 1);
  lines.forEach((line, index) => {
    const along = (longest - line.length) * ALIGNED[layer.align];
    const [dx, dy] = vertical ? [stack - em / 2 - pitch * index, along] : [along, em * EM_ASCENT + pitch * index];
    for (const glyph of line.glyphs) inked.put(glyph, moved(glyph.place, dx, dy));
  });
  return vertical ? { width: stack, height: longest } : { width: longest, height: stack };
}

function moved([a, b, c, d, e, f]: Affine, dx: number, dy: number): Affine {
  return [a, b, c, d, e + dx, f + dy];
}

/** The share of the room beside a short line that comes before it. */
export const ALIGNED = { start: 0, center: 0.5, end: 1 } as const;

/** Without a page the ink alone makes the box. */
function centred(inked: Inked, page: Page | undefined, stroke: number, missing: string[]): TextLayout {
  const ink = inked.box();
  const [right, bottom] = [page?.width ?? 0, page?.height ?? 0];
  const grown = ink && {
    left: ink.left - stroke,
    top: ink.top - stroke,
    right: ink.right + stroke,
    bottom: ink.bottom + stroke,
  };
  const box = grown
    ? page
      ? {
          left: Math.min(0, grown.left),
          top: Math.min(0, grown.top),
          right: Math.max(right, grown.right),
          bottom: Math.max(bottom, grown.bottom),
        }
      : grown
    : { left: 0, top: 0, right, bottom };
  const [dx, dy] = [-(box.left + box.right) / 2, -(box.top + box.bottom) / 2];
  const outline = new OutlineBuilder();
  outline.append(inked.letters, [1, 0, 0, 1, dx, dy]);
  return {
    outline,
    emoji: inked.emoji.map(({ id, place }) => ({ id, place: moved(place, dx, dy) })),
    shift: { x: dx, y: dy },
    width: Math.ceil(box.right - box.left),
    height: Math.ceil(box.bottom - box.top),
    missing,
  };
}
