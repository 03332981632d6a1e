import {
  type DesignDocument,
  eachLayer,
  FRESH_LAYER,
  type GroupLayer,
  type Layer,
  type ShapeLayer,
  type TextLayer,
} from "@surimono/domain/designs";
import type { TextCarets } from "../scene/index.ts";
import type { EditorArea } from "./model/editor-area.ts";
import { drawnClose } from "./model/layer-tree.ts";
import { createEditorStore } from "./store/editor-store.ts";
import { createHand } from "./tools/hand.ts";
import type { EditorContext, PointerInput } from "./tools/tool.ts";

export function area(change: Partial<EditorArea> = {}): EditorArea {
  return {
    areaKindId: 1,
    name: "胸中央",
    view: "front",
    rect: { x: -150_000, y: 100_000, w: 300_000, h: 340_000 },
    tilt: 0,
    width: 300_000,
    height: 340_000,
    safe: 5000,
    bleed: 0,
    scales: [{ sizeNames: [], value: 1 }],
    feeText: "",
    conflictsWith: [],
    ...change,
  };
}

export function shape(id: string, change: Partial<ShapeLayer> = {}): ShapeLayer {
  return {
    kind: "shape",
    id,
    name: id,
    x: 100_000,
    y: 100_000,
    width: 40_000,
    height: 20_000,
    ...FRESH_LAYER,
    shape: "rectangle",
    fill: "#000000",
    ...change,
  };
}

export function text(id: string, change: Partial<TextLayer> = {}): TextLayer {
  const { shape: _, fill: __, ...base } = shape(id);
  return {
    ...base,
    kind: "text",
    text: "夜ふかし",
    name: "夜ふかし",
    fontId: "noto-sans-jp-700",
    fontSize: 10_000,
    width: 40_000,
    height: 10_000,
    color: "#000000",
    direction: "horizontal",
    align: "center",
    letterSpacing: 0,
    lineHeight: 1300,
    ...change,
  };
}

export function group(id: string, layers: readonly Layer[], change: Partial<GroupLayer> = {}): GroupLayer {
  const { shape: _, fill: __, ...base } = shape(id);
  return drawnClose({ ...base, kind: "group", layers, ...change });
}

export function designOf(...layers: DesignDocument["areas"][number]["layers"]): DesignDocument {
  return {
    schema: 1,
    itemId: 1001,
    methodId: 43,
    colorId: 1,
    areas: [
      { areaKindId: 1, width: 300_000, height: 340_000, layers },
      { areaKindId: 2, width: 300_000, height: 400_000, layers: [] },
    ],
  };
}

export const AREAS: readonly EditorArea[] = [
  area(),
  area({ areaKindId: 2, name: "背中中央", view: "back", height: 400_000 }),
];

/** An editor without React, DOM or fonts: a pixel is a millimetre, a glyph as wide as its em. */
export function bench(document: DesignDocument, areas = AREAS) {
  let time = 0;
  let ids = 0;
  const store = createEditorStore({ document, areaKindId: 1, now: () => time });
  const context: EditorContext = {
    store,
    areas,
    measure: (layer) => ({ width: layer.fontSize * [...layer.text].length, height: layer.fontSize }),
    carets: plainCarets,
    garmentLines: () => [],
    makeId: () => `new-${++ids}`,
    now: () => time,
  };
  store.set({ viewport: { width: 400, height: 400 } });
  return {
    context,
    store,
    hand: createHand(context),
    wait: (ms: number) => {
      time += ms;
    },
    layer: (id: string) => {
      const found = store
        .get()
        .document.areas.flatMap((design) => eachLayer(design.layers))
        .find((layer) => layer.id === id);
      if (!found) throw new Error(`No layer ${id}`);
      return found;
    },
    order: () => store.get().document.areas[0]?.layers.map((layer) => layer.id),
  };
}

/** One line, every letter as wide as the em. */
function plainCarets({ text: words, fontSize, width, height }: TextLayer): TextCarets {
  const along = (index: number) => index * fontSize;
  const bar = (index: number) => {
    const x = along(index) - width / 2;
    return { from: { x, y: -height / 2 }, to: { x, y: height / 2 } };
  };
  const nearest = (length: number) => Math.min(words.length, Math.max(0, Math.round(length / fontSize)));
  return {
    lines: [{ start: 0, end: words.length }],
    isVertical: false,
    bar,
    along,
    indexAlong: (_, length) => nearest(length),
    lineOf: () => 0,
    beside: (index, way) => Math.min(words.length, Math.max(0, index + way)),
    indexAt: ({ x }) => nearest(x + width / 2),
    polygons: (from, to) => (from < to ? [[bar(from).from, bar(to).from, bar(to).to, bar(from).to]] : []),
  };
}

export function pointer(x: number, y: number, change: Partial<PointerInput> = {}): PointerInput {
  return { id: 1, kind: "mouse", at: { x, y }, shift: false, mod: false, pan: false, ...change };
}
