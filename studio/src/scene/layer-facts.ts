import type { LayerFacts, PlainLayer, StampLayer, TextLayer } from "@surimono/domain/designs";
import { qrModules } from "./codes/qr-modules.ts";
import { inkThickness } from "./paths/ink-thickness.ts";
import type { SceneAssets } from "./scene-assets.ts";
import { outlinesOf } from "./stamps/draw-stamp.ts";
import type { Stamp } from "./stamps/stamp.ts";
import { layoutText } from "./text/layout-text.ts";
import { RUBY_SIZE } from "./text/set-line.ts";
import type { ShapedFace } from "./text/text-shaper.ts";

const NONE: LayerFacts = {};

/** What the checks need to know of a layer, measured on the drawn outlines; undefined until its font or drawing is loaded. */
export function layerFacts(layer: PlainLayer, assets: Pick<SceneAssets, "text" | "stamp">): LayerFacts | undefined {
  if (layer.kind === "text") return textFacts(layer, assets);
  if (layer.kind === "qr") return { modules: qrModules(layer.content).across };
  if (layer.kind !== "stamp") return NONE;
  const stamp = assets.stamp(layer.stampId);
  return stamp && stampFacts(layer, stamp);
}

function textFacts(layer: TextLayer, { text }: Pick<SceneAssets, "text">): LayerFacts | undefined {
  const layout = layoutText(layer, text);
  const face = text.face(layer.fontId);
  if (!layout || !face) return undefined;
  const { width, height, missing } = layout;
  const characters = [...new Set(layer.text)].filter((character) => !missing.includes(character));
  const hairlines = characters.flatMap((character) => hairlineOf(face, character) ?? []);
  const facts = { width, height, missing };
  if (hairlines.length === 0) return facts;
  const em = layer.ruby && layer.text.includes("《") ? layer.fontSize * RUBY_SIZE : layer.fontSize;
  return { ...facts, thinnest: Math.round(Math.min(...hairlines) * em) };
}

const hairlines = new WeakMap<ShapedFace, Map<string, number | undefined>>();

/** Of one character, as a fraction of the em. Measured once per font. */
function hairlineOf(face: ShapedFace, character: string): number | undefined {
  const known = hairlines.get(face) ?? new Map<string, number | undefined>();
  hairlines.set(face, known);
  if (!known.has(character)) known.set(character, measureHairline(face, character));
  return known.get(character);
}

function measureHairline(face: ShapedFace, character: string): number | undefined {
  const glyphs = face.shape(character, { vertical: false, script: "Kana", features: [] });
  const widths = glyphs.flatMap(({ glyphId }) => inkThickness(face.outline(glyphId)) ?? []);
  return widths.length === 0 ? undefined : Math.min(...widths) / face.unitsPerEm;
}

const finest = new WeakMap<Stamp, number>();

/** A stretched stamp has its thinnest lines along the shorter direction. */
function stampFacts(layer: StampLayer, stamp: Stamp): LayerFacts {
  const width = finest.get(stamp) ?? finestLine(stamp);
  finest.set(stamp, width);
  const [, , wide, high] = stamp.box;
  return { thinnest: Math.round(width * Math.min(layer.width / wide, layer.height / high)) };
}

function finestLine(stamp: Stamp): number {
  const outlines = outlinesOf(stamp);
  return Math.min(
    ...stamp.shapes.map((shape, index) => {
      const outline = outlines[index];
      if (shape.line !== undefined || !outline) return shape.line ?? Number.POSITIVE_INFINITY;
      return inkThickness(outline, shape.hollow ? "evenodd" : "nonzero") ?? Number.POSITIVE_INFINITY;
    }),
  );
}
