import type { Layer, TextLayer } from "@surimono/domain/designs";
import { type Affine, type Outline, OutlineBuilder, outlineBox } from "./outline.ts";
import { splitHorizontal, splitVertical, type TextRun } from "./text-runs.ts";
import type { ShapedFace, ShapedGlyph, TextShaper } from "./text-shaper.ts";
import { EM_ASCENT } from "./vertical-metrics.ts";

/** Micrometres, around the centre of the box. */
export interface TextLayout {
  readonly outline: Outline;
  /** The em boxes of all lines together with the ink and its outline stroke; whole micrometres. */
  readonly width: number;
  readonly height: number;
  /** Characters that the face does not have, each once. Their places stay empty. */
  readonly missing: readonly string[];
}

/** Half way up the em square, which turned letters are centred on. */
const EM_CENTRE = EM_ASCENT - 0.5;
const CACHE_SIZE = 500;

const caches = new WeakMap<TextShaper, Map<string, TextLayout>>();

/** Undefined until the layer's face was added to the shaper. */
export function layoutText(layer: TextLayer, shaper: TextShaper): TextLayout | undefined {
  const face = shaper.face(layer.fontId);
  if (!face) return undefined;
  const cache = caches.get(shaper) ?? new Map<string, TextLayout>();
  caches.set(shaper, cache);
  const { text, fontId, fontSize, direction, align, letterSpacing, lineHeight, outline } = layer;
  const key = JSON.stringify([text, fontId, fontSize, direction, align, letterSpacing, lineHeight, outline?.width]);
  const known = cache.get(key);
  if (known) return known;
  const layout = setText(layer, face);
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value as string);
  cache.set(key, layout);
  return layout;
}

/** The layer with the box that its glyphs take; every other kind of layer, and a text without its face, comes back as it is. */
export function measureLayer<L extends Layer>(layer: L, shaper: TextShaper): L {
  const layout = layer.kind === "text" ? layoutText(layer, shaper) : undefined;
  if (!layout || (layout.width === layer.width && layout.height === layer.height)) return layer;
  return { ...layer, width: layout.width, height: layout.height };
}

interface PlacedGlyph {
  readonly glyphId: number;
  /** From the face's units, y upwards, to the line: x along it in a horizontal line, y along it in a vertical one. */
  readonly place: Affine;
}

interface Line {
  readonly glyphs: readonly PlacedGlyph[];
  readonly length: number;
}

function setText(layer: TextLayer, face: ShapedFace): TextLayout {
  const vertical = layer.direction === "vertical";
  const missing = new Set<string>();
  const lines = layer.text.split("\n").map((line) => {
    const runs = vertical ? splitVertical(line, face.hasVerticalForm) : splitHorizontal(line);
    return setLine(runs, layer, face, missing);
  });
  const em = layer.fontSize;
  const longest = Math.max(...lines.map((line) => line.length));
  const pitch = (em * layer.lineHeight) / 1000;
  const stack = em + pitch * (lines.length - 1);
  const builder = new OutlineBuilder();
  lines.forEach((line, index) => {
    const along = (longest - line.length) * ALIGNED[layer.align];
    // Lines go down the page; the columns of vertical text go from right to left.
    const [dx, dy] = vertical ? [stack - em / 2 - pitch * index, along] : [along, em * EM_ASCENT + pitch * index];
    for (const { glyphId, place } of line.glyphs) {
      const [a, b, c, d, e, f] = place;
      builder.append(face.outline(glyphId), [a, b, c, d, e + dx, f + dy]);
    }
  });
  const page = vertical ? { width: stack, height: longest } : { width: longest, height: stack };
  return centred(builder, page, layer.outline?.width ?? 0, [...missing]);
}

const ALIGNED = { start: 0, center: 0.5, end: 1 } as const;

function centred(
  outline: Outline,
  page: { width: number; height: number },
  stroke: number,
  missing: string[],
): TextLayout {
  const ink = outlineBox(outline);
  const left = Math.min(0, ink ? ink.left - stroke : 0);
  const top = Math.min(0, ink ? ink.top - stroke : 0);
  const right = Math.max(page.width, ink ? ink.right + stroke : 0);
  const bottom = Math.max(page.height, ink ? ink.bottom + stroke : 0);
  const moved = new OutlineBuilder();
  moved.append(outline, [1, 0, 0, 1, -(left + right) / 2, -(top + bottom) / 2]);
  return { outline: moved, width: Math.ceil(right - left), height: Math.ceil(bottom - top), missing };
}

function setLine(runs: readonly TextRun[], layer: TextLayer, face: ShapedFace, missing: Set<string>): Line {
  const tracking = (layer.fontSize * layer.letterSpacing) / 1000;
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  for (const run of runs) {
    const shaped = face.shape(run.text, {
      vertical: run.set === "upright",
      script: run.script,
      features: featuresOf(run, tracking),
    });
    noteMissing(shaped, run.text, missing);
    pen = PLACERS[run.set](
      { shaped, pen, tracking, em: layer.fontSize, unit: layer.fontSize / face.unitsPerEm },
      glyphs,
    );
  }
  // Spacing stands between characters, so the last one's is taken back.
  return { glyphs, length: Math.max(0, runs.length > 0 ? pen - tracking : 0) };
}

/** Kana and kanji are set solid (ベタ組み): kerning is for Latin only, and tracked letters form no ligatures. */
function featuresOf(run: TextRun, tracking: number): { tag: string; value: number }[] {
  const off = [...(run.script === "Kana" ? ["kern"] : []), ...(tracking === 0 ? [] : ["liga", "clig"])];
  return off.map((tag) => ({ tag, value: 0 }));
}

interface Placing {
  readonly shaped: readonly ShapedGlyph[];
  readonly pen: number;
  readonly tracking: number;
  readonly em: number;
  /** Micrometres per unit of the face. */
  readonly unit: number;
}

type Placer = (placing: Placing, glyphs: PlacedGlyph[]) => number;

/** Each adds the run's glyphs to the line and answers where the pen stands after it. */
const PLACERS: Readonly<Record<TextRun["set"], Placer>> = {
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

function advancing(place: (unit: number, pen: number, glyph: ShapedGlyph, em: number) => Affine): Placer {
  return ({ shaped, pen: start, tracking, em, unit }, glyphs) => {
    let pen = start;
    shaped.forEach((glyph, index) => {
      if (glyph.glyphId !== 0) glyphs.push({ glyphId: glyph.glyphId, place: place(unit, pen, glyph, em) });
      pen += glyph.advance * unit;
      // A mark shares its letter's cluster and is not spaced away from it.
      if (shaped[index + 1]?.cluster !== glyph.cluster) pen += tracking;
    });
    return pen;
  };
}

/** Two digits wider than the square are narrowed to fit. */
function placeInSquare({ shaped, pen, tracking, em, unit }: Placing, glyphs: PlacedGlyph[]): number {
  const width = shaped.reduce((sum, glyph) => sum + glyph.advance * unit, 0);
  const narrow = Math.min(1, em / width);
  let x = (-width * narrow) / 2;
  for (const glyph of shaped) {
    if (glyph.glyphId !== 0) {
      glyphs.push({
        glyphId: glyph.glyphId,
        place: [unit * narrow, 0, 0, -unit, x + glyph.x * unit * narrow, pen + em * EM_ASCENT],
      });
    }
    x += glyph.advance * unit * narrow;
  }
  return pen + em + tracking;
}

function noteMissing(shaped: readonly ShapedGlyph[], text: string, missing: Set<string>): void {
  for (const glyph of shaped) {
    if (glyph.glyphId === 0) missing.add(String.fromCodePoint(text.codePointAt(glyph.cluster) ?? 0));
  }
}
