import type { DesignDocument, ImageLayer, Layer, QrLayer, ShapeLayer, StampLayer, TextLayer } from "../document.ts";
import { FRESH_LAYER } from "../fresh-layer.ts";
import type { CheckedGoods, CheckedPlace, DesignFacts, LayerFacts, PictureFacts } from "./check-context.ts";

const base = {
  id: "a",
  name: "",
  x: 100_000,
  y: 100_000,
  width: 50_000,
  height: 50_000,
  ...FRESH_LAYER,
};

export function shape(changes: Partial<ShapeLayer> = {}): ShapeLayer {
  return { ...base, kind: "shape", shape: "rectangle", fill: "#000000", ...changes };
}

export function stamp(changes: Partial<StampLayer> = {}): StampLayer {
  return { ...base, kind: "stamp", stampId: "luck-daruma", inks: ["#fe3a27"], ...changes };
}

export function image(changes: Partial<ImageLayer> = {}): ImageLayer {
  return { ...base, kind: "image", assetId: "p", pixelWidth: 1000, pixelHeight: 1000, ...changes };
}

export function text(changes: Partial<TextLayer> = {}): TextLayer {
  return {
    ...base,
    kind: "text",
    text: "祭",
    fontId: "f",
    fontSize: 10_000,
    color: "#000000",
    direction: "vertical",
    align: "start",
    letterSpacing: 0,
    lineHeight: 1400,
    ...changes,
  };
}

export function qr(changes: Partial<QrLayer> = {}): QrLayer {
  return { ...base, kind: "qr", content: "https://example.jp/", color: "#000000", ...changes };
}

/** 200 mm square. */
export function place(changes: Partial<CheckedPlace> = {}): CheckedPlace {
  return {
    areaKindId: 1,
    bleed: 3000,
    safe: 5000,
    scales: [{ sizeNames: [], value: 1 }],
    conflictsWith: [],
    ...changes,
  };
}

export function goods(changes: Partial<CheckedGoods> = {}): CheckedGoods {
  return { methodId: 67, hasWhite: false, places: [place()], ...changes };
}

export function documentOf(...layers: readonly Layer[]): DesignDocument {
  const areas = [{ areaKindId: 1, width: 200_000, height: 200_000, layers }];
  return { schema: 1, itemId: 1001, methodId: 67, colorId: 1, areas };
}

/** The same facts for every layer and every picture. */
export function factsOf(layer: LayerFacts = {}, picture?: Partial<PictureFacts>): DesignFacts {
  const known = { pixelWidth: 1000, pixelHeight: 1000, seeThrough: 0, midTones: 0, unreachable: {}, ...picture };
  return { layer: () => layer, picture: () => (picture ? known : undefined) };
}
