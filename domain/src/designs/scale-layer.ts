import type { Um } from "../kernel/index.ts";
import type { Layer, ShapeLayer, TextLayer } from "./document.ts";
import {
  MAX_FONT_SIZE,
  MAX_LAYER_SIDE,
  MAX_OUTLINE_WIDTH,
  MAX_SHADOW_OFFSET,
  MIN_FONT_SIZE,
  MIN_LAYER_SIDE,
} from "./limits.ts";
import { MIN_PITCH, scaledRepeat } from "./repeat.ts";

/** The layer scaled, with its place, letters and lines in proportion, within the limits of a document. */
export function scaledLayer(layer: Layer, factor: number): Layer {
  return scaled(layer, factor, within);
}

/** The same for print, without limits: letters too small to be set are still printed, as the checks have warned. */
export function layerInProportion(layer: Layer, factor: number): Layer {
  return scaled(layer, factor, (value) => Math.round(value));
}

type Bound = (value: number, minimum: number, maximum: number) => number;

function scaled(layer: Layer, factor: number, bound: Bound): Layer {
  const box = {
    x: Math.round(layer.x * factor),
    y: Math.round(layer.y * factor),
    width: bound(layer.width * factor, MIN_LAYER_SIDE, MAX_LAYER_SIDE),
    height: bound(layer.height * factor, MIN_LAYER_SIDE, MAX_LAYER_SIDE),
  };
  switch (layer.kind) {
    case "text":
      return { ...layer, ...box, ...scaledText(layer, factor, bound) };
    case "shape":
      return { ...layer, ...box, ...scaledStroke(layer, factor) };
    case "group":
      return {
        ...layer,
        ...box,
        ...(layer.repeat && { repeat: scaledRepeat(layer.repeat, factor, factor, bound(0, MIN_PITCH, MIN_PITCH)) }),
        layers: layer.layers.map((inner) => scaled(inner, factor, bound)),
      };
    default:
      return { ...layer, ...box };
  }
}

/** The box follows the letters, whose size is a whole number within bounds. */
function scaledText(layer: TextLayer, wanted: number, bound: Bound): Partial<TextLayer> {
  const fontSize = bound(layer.fontSize * wanted, MIN_FONT_SIZE, MAX_FONT_SIZE);
  const factor = fontSize / layer.fontSize;
  const { outline, shadow, wrapWidth, personal } = layer;
  // Rounded up, or the last letter of a line that just fits would wrap.
  const room = (length: Um) =>
    Math.min(MAX_LAYER_SIDE, bound(Math.ceil(length * factor), MIN_FONT_SIZE, MAX_LAYER_SIDE));
  const offset = (length: Um) => bound(length * factor, -MAX_SHADOW_OFFSET, MAX_SHADOW_OFFSET);
  return {
    fontSize,
    width: bound(layer.width * factor, MIN_LAYER_SIDE, MAX_LAYER_SIDE),
    height: bound(layer.height * factor, MIN_LAYER_SIDE, MAX_LAYER_SIDE),
    ...(outline && { outline: { ...outline, width: lineWidth(outline.width, factor) } }),
    ...(shadow && { shadow: { ...shadow, x: offset(shadow.x), y: offset(shadow.y) } }),
    ...(wrapWidth !== undefined && { wrapWidth: room(wrapWidth) }),
    ...(personal && { personal: { ...personal, room: room(personal.room) } }),
  };
}

function scaledStroke({ stroke }: ShapeLayer, factor: number): Partial<ShapeLayer> {
  return stroke ? { stroke: { ...stroke, width: lineWidth(stroke.width, factor) } } : {};
}

/** An existing line does not vanish. */
function lineWidth(width: Um, factor: number): Um {
  return width === 0 ? 0 : within(width * factor, 1, MAX_OUTLINE_WIDTH);
}

function within(value: number, minimum: number, maximum: number): number {
  return Math.min(maximum, Math.max(minimum, Math.round(value)));
}
