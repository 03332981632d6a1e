import {
  type AreaDesign,
  FRESH_LAYER,
  type GroupLayer,
  type ImageLayer,
  type Layer,
  type QrLayer,
  type ShapeLayer,
  type StampLayer,
  type TextLayer,
} from "@surimono/domain/designs";

let made = 0;

function base(kind: string): Omit<ShapeLayer, "kind" | "shape" | "fill"> {
  made++;
  return {
    id: `${kind}-${made}`,
    name: kind,
    x: 50_000,
    y: 50_000,
    width: 40_000,
    height: 40_000,
    ...FRESH_LAYER,
  };
}

export function textLayer(text: string, changes: Partial<TextLayer> = {}): TextLayer {
  return {
    ...base("text"),
    kind: "text",
    text,
    fontId: "noto-sans-jp-700",
    fontSize: 10_000,
    color: "#222222",
    direction: "horizontal",
    align: "start",
    letterSpacing: 0,
    lineHeight: 1400,
    ...changes,
  };
}

export function shapeLayer(shape: ShapeLayer["shape"], changes: Partial<ShapeLayer> = {}): ShapeLayer {
  return { ...base("shape"), kind: "shape", shape, fill: "#fe3a27", ...changes };
}

export function imageLayer(assetId: string, changes: Partial<ImageLayer> = {}): ImageLayer {
  return { ...base("image"), kind: "image", assetId, pixelWidth: 600, pixelHeight: 400, ...changes };
}

export function stampLayer(stampId: string, changes: Partial<StampLayer> = {}): StampLayer {
  return { ...base("stamp"), kind: "stamp", stampId, inks: [], ...changes };
}

export function qrLayer(content: string, changes: Partial<QrLayer> = {}): QrLayer {
  return { ...base("qr"), kind: "qr", content, color: "#000000", ground: "#ffffff", ...changes };
}

export function groupLayer(layers: readonly Layer[], changes: Partial<GroupLayer> = {}): GroupLayer {
  return { ...base("group"), kind: "group", layers, ...changes };
}

/** 100 mm square unless told otherwise. */
export function areaOf(layers: readonly Layer[], width = 100_000, height = 100_000): AreaDesign {
  return { areaKindId: 1, width, height, layers };
}
