import { DEFAULT_COMBINED_DIGITS, type Layer, type TextLayer } from "@surimono/domain/designs";
import { bendLines } from "./bend-lines.ts";
import { breakLines } from "./break-lines.ts";
import { type Outline, OutlineBuilder, outlineBox } from "./outline.ts";
import { type Line, type LineStyle, RUBY_SIZE, setLine } from "./set-line.ts";
import { parseRuby, type TextPart } from "./text-parts.ts";
import type { ShapedFace, TextShaper } from "./text-shaper.ts";
import { EM_ASCENT } from "./vertical-metrics.ts";

/** Micrometres, around the centre of the box. */
export interface TextLayout {
  readonly outline: Outline;
  /** The em boxes of all lines together with the ink and its outline stroke, or the ink alone of bent lines; whole micrometres. */
  readonly width: number;
  readonly height: number;
  /** Characters that the face does not have, each once. Their places stay empty. */
  readonly missing: readonly string[];
}

const CACHE_SIZE = 500;

const caches = new WeakMap<TextShaper, Map<string, TextLayout>>();

/** Undefined until the layer's face was added to the shaper. */
export function layoutText(layer: TextLayer, shaper: TextShaper): TextLayout | undefined {
  const face = shaper.face(layer.fontId);
  if (!face) return undefined;
  const cache = caches.get(shaper) ?? new Map<string, TextLayout>();
  caches.set(shaper, cache);
  const key = keyOf(layer);
  const known = cache.get(key);
  if (known) return known;
  const layout = setText(layer, face);
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value as string);
  cache.set(key, layout);
  return layout;
}

/** Everything that the outlines depend on: not where the layer lies, nor its colours. */
function keyOf(layer: TextLayer): string {
  const { text, fontId, fontSize, direction, align, letterSpacing, lineHeight, outline } = layer;
  const { wrapWidth, curve, ruby, combinedDigits, joinSpacing } = layer;
  const width = outline?.width;
  return JSON.stringify([
    [text, fontId, fontSize, direction, align, letterSpacing, lineHeight, width],
    [wrapWidth, curve, ruby, combinedDigits, joinSpacing],
  ]);
}

/** The layer with the box that its glyphs take; every other kind of layer, and a text without its face, comes back as it is. */
export function measureLayer<L extends Layer>(layer: L, shaper: TextShaper): L {
  const layout = layer.kind === "text" ? layoutText(layer, shaper) : undefined;
  if (!layout || (layout.width === layer.width && layout.height === layer.height)) return layer;
  return { ...layer, width: layout.width, height: layout.height };
}

function setText(layer: TextLayer, face: ShapedFace): TextLayout {
  const style = lineStyle(layer);
  const missing = new Set<string>();
  const broken = layer.text.split("\n").flatMap((paragraph) => linesOf(paragraph, layer, style, face));
  const lines = broken.map((parts) => setLine(parts, style, face, missing));
  const hasRuby = broken.some((parts) => parts.some((part) => part.ruby !== undefined));
  const em = layer.fontSize;
  // Ruby needs its room between two lines, however tightly they are set.
  const pitch = em * Math.max(layer.lineHeight / 1000, hasRuby ? 1 + RUBY_SIZE : 0);
  const builder = new OutlineBuilder();
  const stroke = layer.outline?.width ?? 0;
  const bend = style.vertical ? 0 : (layer.curve ?? 0);
  if (bend === 0) {
    const page = setStraight(lines, layer, pitch, face, builder);
    return centred(builder, page, stroke, [...missing]);
  }
  bendLines(
    lines,
    { em, pitch, anchor: ALIGNED[layer.align], curve: bend, rubyRoom: hasRuby ? em * RUBY_SIZE : 0 },
    (glyph, place) => builder.append(face.outline(glyph.glyphId), place),
  );
  return centred(builder, undefined, stroke, [...missing]);
}

function lineStyle(layer: TextLayer): LineStyle {
  const em = layer.fontSize;
  return {
    vertical: layer.direction === "vertical",
    em,
    tracking: (em * layer.letterSpacing) / 1000,
    join: (em * (layer.joinSpacing ?? 0)) / 1000,
    combinedDigits: layer.combinedDigits ?? DEFAULT_COMBINED_DIGITS,
  };
}

/** A paragraph as it is broken into lines; an empty one is one empty line. */
function linesOf(paragraph: string, layer: TextLayer, style: LineStyle, face: ShapedFace): TextPart[][] {
  const { wrapWidth } = layer;
  const parts = layer.ruby ? parseRuby(paragraph) : [{ text: paragraph }];
  if (wrapWidth === undefined) return [parts];
  // A micrometre for the rounding of sizes, so that a text breaks alike at every size.
  return breakLines(parts, (line) => setLine(line, style, face).length <= wrapWidth + 1);
}

interface Page {
  readonly width: number;
  readonly height: number;
}

/** Lines go down the page; the columns of vertical text go from right to left. */
function setStraight(
  lines: readonly Line[],
  layer: TextLayer,
  pitch: number,
  face: ShapedFace,
  builder: OutlineBuilder,
): Page {
  const em = layer.fontSize;
  const vertical = layer.direction === "vertical";
  const longest = Math.max(...lines.map((line) => line.length));
  const stack = em + pitch * (lines.length - 1);
  lines.forEach((line, index) => {
    const along = (longest - line.length) * ALIGNED[layer.align];
    const [dx, dy] = vertical ? [stack - em / 2 - pitch * index, along] : [along, em * EM_ASCENT + pitch * index];
    for (const { glyphId, place } of line.glyphs) {
      const [a, b, c, d, e, f] = place;
      builder.append(face.outline(glyphId), [a, b, c, d, e + dx, f + dy]);
    }
  });
  return vertical ? { width: stack, height: longest } : { width: longest, height: stack };
}

const ALIGNED = { start: 0, center: 0.5, end: 1 } as const;

/** Without a page the ink alone makes the box. */
function centred(outline: Outline, page: Page | undefined, stroke: number, missing: string[]): TextLayout {
  const ink = outlineBox(outline);
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
  const moved = new OutlineBuilder();
  moved.append(outline, [1, 0, 0, 1, -(box.left + box.right) / 2, -(box.top + box.bottom) / 2]);
  return {
    outline: moved,
    width: Math.ceil(box.right - box.left),
    height: Math.ceil(box.bottom - box.top),
    missing,
  };
}
