import {
  type Layer,
  MAX_FONT_SIZE,
  MAX_LAYER_SIDE,
  MAX_OUTLINE_WIDTH,
  MAX_SHADOW_OFFSET,
  MIN_FONT_SIZE,
  MIN_LAYER_SIDE,
  type PlainLayer,
  scaledRepeat,
  type TextLayer,
} from "@surimono/domain/designs";
import { type Box, fromBox, intoBox, type Point, radiansOf, wholeRotation } from "../geometry/box.ts";
import { drawnClose } from "./layer-tree.ts";

/** Applies `change` to everything printable and refits the groups around it; `turn` gives the new angle of the groups' own boxes, `size` how a pattern's pitch grows. */
function mapInk(layer: Layer, change: (layer: PlainLayer) => PlainLayer, { turn, size = ALIKE }: Ways = {}): Layer {
  if (layer.kind !== "group") return change(layer);
  const layers = layer.layers.map((inner) => mapInk(inner, change, { turn, size }));
  const repeat = layer.repeat && scaledRepeat(layer.repeat, ...size);
  return drawnClose({
    ...layer,
    rotation: turn?.(layer.rotation) ?? layer.rotation,
    ...(repeat && { repeat }),
    layers,
  });
}

interface Ways {
  readonly turn?: ((rotation: number) => number) | undefined;
  /** Across and down. */
  readonly size?: readonly [number, number];
}

const ALIKE = [1, 1] as const;

/** Turned about a point, clockwise by thousandths of a degree. */
export function turnedLayer(layer: Layer, centre: Point, by: number): Layer {
  const [cos, sin] = [Math.cos(radiansOf(by)), Math.sin(radiansOf(by))];
  const turn = (rotation: number) => wholeRotation(rotation + by);
  return mapInk(
    layer,
    (ink) => {
      const [dx, dy] = [ink.x - centre.x, ink.y - centre.y];
      return {
        ...ink,
        x: Math.round(centre.x + dx * cos - dy * sin),
        y: Math.round(centre.y + dx * sin + dy * cos),
        rotation: turn(ink.rotation),
      };
    },
    { turn },
  );
}

/** Mirrored as a whole on an axis of the box through its centre: `x` swaps left and right. */
export function mirroredLayer(layer: Layer, box: Box, axis: "x" | "y"): Layer {
  const turn = (rotation: number) => wholeRotation(2 * box.rotation - rotation);
  return mapInk(
    layer,
    (ink) => {
      const { x, y } = intoBox(box, ink);
      const place = fromBox(box, axis === "x" ? { x: -x, y } : { x, y: -y });
      const flips = axis === "x" ? { flipX: !ink.flipX } : { flipY: !ink.flipY };
      return { ...ink, ...flips, x: Math.round(place.x), y: Math.round(place.y), rotation: turn(ink.rotation) };
    },
    { turn },
  );
}

/** Scaled in all its measures, moving the point `from` to `to`. */
export function scaledLayer(layer: Layer, factor: number, from: Point, to: Point): Layer {
  const scaled = (ink: PlainLayer) => ({
    ...scaledInk(ink, factor),
    x: Math.round(to.x + (ink.x - from.x) * factor),
    y: Math.round(to.y + (ink.y - from.y) * factor),
  });
  return mapInk(layer, scaled, { size: [factor, factor] });
}

const QUARTER = 90_000;

/** Whether all of it can change its aspect ratio in place: letters and tilted layers cannot. */
export function canStretch(layer: Layer): boolean {
  if (layer.kind === "group") return layer.layers.every(canStretch);
  return layer.kind !== "text" && layer.rotation % QUARTER === 0;
}

/** Stretched from `before` to `after`, keeping relative places. Line widths stay. Only for what `canStretch`. */
export function stretchedLayer(layer: Layer, before: Box, after: Box): Layer {
  const across = after.width / before.width;
  const down = after.height / before.height;
  const stretched = (ink: PlainLayer) => {
    const isOnItsSide = (ink.rotation / QUARTER) % 2 === 1;
    return {
      ...ink,
      x: Math.round(after.x + (ink.x - before.x) * across),
      y: Math.round(after.y + (ink.y - before.y) * down),
      width: layerSide(ink.width * (isOnItsSide ? down : across)),
      height: layerSide(ink.height * (isOnItsSide ? across : down)),
    };
  };
  return mapInk(layer, stretched, { size: [across, down] });
}

/** In whole micrometres, within the limits of a document. */
export function layerSide(length: number): number {
  return Math.min(MAX_LAYER_SIDE, Math.max(MIN_LAYER_SIDE, Math.round(length)));
}

/** The factor, limited so that every text stays within its allowed sizes and proportions hold. */
export function possibleFactor(layers: readonly Layer[], factor: number): number {
  const sizes = layers.flatMap(fontSizesIn);
  const least = Math.max(0, ...sizes.map((size) => MIN_FONT_SIZE / size));
  const most = Math.min(Number.POSITIVE_INFINITY, ...sizes.map((size) => MAX_FONT_SIZE / size));
  return Math.min(most, Math.max(least, factor));
}

function fontSizesIn(layer: Layer): readonly number[] {
  if (layer.kind === "group") return layer.layers.flatMap(fontSizesIn);
  return layer.kind === "text" ? [layer.fontSize] : [];
}

function scaledInk(layer: PlainLayer, factor: number): PlainLayer {
  if (layer.kind === "text") return scaledText(layer, layer.fontSize * factor);
  const size = { width: layerSide(layer.width * factor), height: layerSide(layer.height * factor) };
  if (layer.kind !== "shape" || !layer.stroke) return { ...layer, ...size };
  return { ...layer, ...size, stroke: { ...layer.stroke, width: lineWidth(layer.stroke.width * factor) } };
}

/** The text with letters of that size and its other measures in proportion; its box is almost that of its glyphs. */
export function scaledText(layer: TextLayer, wanted: number): TextLayer {
  const fontSize = Math.round(Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, wanted)));
  const factor = fontSize / layer.fontSize;
  const { outline, shadow, wrapWidth } = layer;
  const bounded = (length: number) =>
    Math.min(MAX_SHADOW_OFFSET, Math.max(-MAX_SHADOW_OFFSET, Math.round(length * factor)));
  return {
    ...layer,
    fontSize,
    width: Math.round(layer.width * factor),
    height: Math.round(layer.height * factor),
    ...(outline && { outline: { ...outline, width: lineWidth(outline.width * factor) } }),
    ...(shadow && { shadow: { ...shadow, x: bounded(shadow.x), y: bounded(shadow.y) } }),
    // Rounded up, or the last letter of a line that just fits would wrap.
    ...(wrapWidth !== undefined && { wrapWidth: Math.min(MAX_LAYER_SIDE, Math.ceil(wrapWidth * factor)) }),
  };
}

function lineWidth(width: number): number {
  return Math.min(MAX_OUTLINE_WIDTH, Math.max(1, Math.round(width)));
}

/** Texts get the boxes of their glyphs, in groups too. */
export function remeasured(layer: Layer, measure: (layer: TextLayer) => TextLayer): Layer {
  return mapInk(layer, (ink) => (ink.kind === "text" ? measure(ink) : ink));
}
