import type { Outline, OutlineCommand } from "../paths/outline.ts";
import { type EmojiDrawing, parseEmoji } from "./emoji-drawing.ts";
import { readVerticalMetrics } from "./vertical-metrics.ts";

/** The module `harfbuzzjs`, passed in so that its top-level await stays in a chunk loaded on demand. */
export type HarfBuzz = typeof import("harfbuzzjs");

/** In the font's units, y upwards; `advance` runs along the line. */
export interface ShapedGlyph {
  readonly glyphId: number;
  /** Index of the first UTF-16 unit in the text that the glyph represents. */
  readonly cluster: number;
  readonly advance: number;
  readonly x: number;
  readonly y: number;
}

export interface ShapedFace {
  readonly unitsPerEm: number;
  /** Whether the font has its own form of the character for vertical lines. */
  hasVerticalForm(character: string): boolean;
  hasGlyph(character: string): boolean;
  shape(text: string, how: ShapeOptions): readonly ShapedGlyph[];
  outline(glyphId: number): Outline;
}

export interface ShapeOptions {
  readonly vertical: boolean;
  readonly script: "Latn" | "Kana";
  readonly features: readonly { readonly tag: string; readonly value: number }[];
}

export interface TextShaper {
  hasFace(fontId: string): boolean;
  /** `file` is a whole TTF. Adding a font twice is no error. */
  addFace(fontId: string, file: Uint8Array): void;
  /** Undefined until the font was added. */
  face(fontId: string): ShapedFace | undefined;
  /** All fonts share the emoji. `none` if there is no drawing for that id; undefined while unknown. */
  emoji(id: string): EmojiDrawing | "none" | undefined;
  /** Its SVG, or `none`. */
  addEmoji(id: string, svg: string): void;
}

export function createShaper(
  hb: HarfBuzz,
  files: Iterable<readonly [fontId: string, file: Uint8Array]> = [],
): TextShaper {
  const faces = new Map<string, ShapedFace>();
  const emoji = new Map<string, EmojiDrawing | "none">();
  const shaper: TextShaper = {
    emoji: (id) => emoji.get(id),
    addEmoji: (id, svg) => emoji.set(id, svg === "none" ? svg : parseEmoji(svg)),
    hasFace: (fontId) => faces.has(fontId),
    addFace(fontId, file) {
      if (!faces.has(fontId)) faces.set(fontId, openFace(hb, file));
    },
    face: (fontId) => faces.get(fontId),
  };
  for (const [fontId, file] of files) shaper.addFace(fontId, file);
  return shaper;
}

const SMALL_KANA = /[ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ]/u;
/** In a font without vertical small kana, they are moved up and right by this fraction of the em. */
const SMALL_KANA_LIFT = 0.1;

function openFace(hb: HarfBuzz, file: Uint8Array): ShapedFace {
  const face = new hb.Face(new hb.Blob(file));
  const font = new hb.Font(face);
  const outlines = new Map<number, Outline>();

  const metrics = readVerticalMetrics(face, font);
  // One for all lines: a buffer's memory is freed only when the engine collects garbage, and a studio sets thousands of lines before
  // that.
  const buffer = new hb.Buffer();

  function shape(text: string, { vertical, script, features }: ShapeOptions): ShapedGlyph[] {
    buffer.reset();
    buffer.addText(text);
    buffer.setDirection(vertical ? hb.Direction.TTB : hb.Direction.LTR);
    buffer.setScript(script);
    buffer.setLanguage("ja");
    hb.shape(
      font,
      buffer,
      features.map((feature) => new hb.Feature(feature.tag, feature.value)),
    );
    const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => ({
      glyphId: glyph.codepoint,
      cluster: glyph.cluster,
      advance: glyph.xAdvance ?? 0,
      x: glyph.xOffset ?? 0,
      y: glyph.yOffset ?? 0,
    }));
    return vertical ? glyphs.map((glyph) => hang(glyph, text)) : glyphs;
  }

  /** Places a glyph in its column, after the engine used the metrics of a horizontal line. */
  function hang(glyph: ShapedGlyph, text: string): ShapedGlyph {
    const character = String.fromCodePoint(text.codePointAt(glyph.cluster) ?? 0);
    const lift = SMALL_KANA.test(character) && !hasOwnForm(glyph.glyphId, character) ? face.upem * SMALL_KANA_LIFT : 0;
    return {
      ...glyph,
      advance: metrics.advance(glyph.glyphId),
      x: lift - metrics.originX(glyph.glyphId),
      y: lift - metrics.originY,
    };
  }

  function hasOwnForm(glyphId: number, character: string): boolean {
    return glyphId !== font.nominalGlyph(character.codePointAt(0) ?? 0);
  }

  return {
    unitsPerEm: face.upem,
    shape,
    hasGlyph: (character) => (font.nominalGlyph(character.codePointAt(0) ?? 0) ?? 0) !== 0,
    hasVerticalForm(character) {
      const [glyph] = shape(character, { vertical: true, script: "Kana", features: [] });
      return glyph !== undefined && hasOwnForm(glyph.glyphId, character);
    },
    outline(glyphId) {
      let outline = outlines.get(glyphId);
      if (!outline) {
        outline = toOutline(font.glyphToJson(glyphId));
        outlines.set(glyphId, outline);
      }
      return outline;
    },
  };
}

function toOutline(path: readonly { readonly type: string; readonly values: readonly number[] }[]): Outline {
  return {
    commands: path.map((segment) => segment.type as OutlineCommand),
    coordinates: path.flatMap((segment) => segment.values),
  };
}
