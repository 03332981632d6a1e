import { MAX_FONT_SIZE, MAX_NAME_LENGTH, MIN_FONT_SIZE, type TextLayer } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";
import { inkBox, layoutText, type TextShaper } from "../scene/index.ts";
import type { Inks } from "./inks.ts";
import type { Piece, Placing } from "./piece.ts";
import { plainLayer } from "./plain-layer.ts";

/** How letters are dressed: bare, filled with paper, standing out, printed twice, cut out like a sticker. */
export type DressName = "plain" | "hollow" | "raised" | "offset" | "sticker";

export interface Setting {
  readonly text: TextShaper;
  readonly inks: Inks;
}

export interface Words {
  readonly words: string;
  readonly fontId: string;
  readonly color: string;
  readonly dress?: DressName | undefined;
  readonly isVertical?: boolean;
  /** Thousandths of an em. */
  readonly spacing?: number;
  /** Thousandths of a degree. */
  readonly curve?: number;
}

/** Letters are measured at this size. */
const EM: Um = 20_000;
/** No edge is thinner than white ink holds. */
const LEAST_EDGE: Um = 650;
/** Of the em: an edge, a hair of one, a shadow. */
const [EDGE, HAIR, SHADOW] = [0.07, 0.04, 0.07];

/** A line of words as large as its ink; a unit is its em. */
export function textPiece(setting: Setting, words: Words): Piece {
  const box = measuredInk(setting, words);
  const reach = reachOf(words.dress);
  return {
    width: (box.right - box.left) / EM + reach,
    height: (box.bottom - box.top) / EM + reach,
    layAt(place) {
      const { x, y, unit } = place;
      const shift = reach / 2;
      return [
        laid(setting, words, {
          x: x - ((box.left + box.right) / 2 / EM + shift) * unit,
          y: y - ((box.top + box.bottom) / 2 / EM + shift) * unit,
          unit,
        }),
      ];
    },
  };
}

/** Words on a ring: its middle is that of the piece. A unit is the em. */
export function ringPiece(setting: Setting, words: Words & { readonly curve: number }): Piece {
  const { shift } = layoutOf(setting, words);
  const box = measuredInk(setting, words);
  const farthest = Math.max(Math.abs(box.top - shift.y), Math.abs(box.bottom - shift.y));
  const side = (2 * farthest) / EM;
  return {
    width: side,
    height: side,
    layAt: ({ x, y, unit }) => [
      laid(setting, words, { x: x - (shift.x / EM) * unit, y: y - (shift.y / EM) * unit, unit }),
    ],
  };
}

function reachOf(dress: DressName | undefined): number {
  return dress === "raised" || dress === "offset" ? SHADOW : 0;
}

function measuredInk(setting: Setting, words: Words) {
  const layout = layoutOf(setting, words);
  return inkBox(layout) ?? { left: -EM / 2, top: -EM / 2, right: EM / 2, bottom: EM / 2 };
}

function layoutOf(setting: Setting, words: Words) {
  const layout = layoutText(layerAt(setting, words, { x: 0, y: 0, unit: EM }), setting.text);
  if (!layout) throw new Error(`The face ${words.fontId} was not loaded`);
  return layout;
}

/** With the box that its letters have. */
function laid(setting: Setting, words: Words, place: Placing): TextLayer {
  const layer = layerAt(setting, words, place);
  const layout = layoutText(layer, setting.text);
  return layout ? { ...layer, width: Math.max(100, layout.width), height: Math.max(100, layout.height) } : layer;
}

function layerAt({ inks }: Setting, words: Words, place: Placing): TextLayer {
  const fontSize = Math.round(Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, place.unit)));
  return {
    ...plainLayer(place, fontSize, fontSize),
    kind: "text",
    name: [...words.words].slice(0, MAX_NAME_LENGTH / 2).join(""),
    text: words.words,
    fontId: words.fontId,
    fontSize,
    color: words.color,
    direction: words.isVertical ? "vertical" : "horizontal",
    align: "center",
    letterSpacing: words.spacing ?? 0,
    lineHeight: 1250,
    ...(words.curve !== undefined && { curve: words.curve }),
    ...dressed(words, inks, fontSize),
  };
}

/** The least that is seen of a shadow or an edge in print. */
function dressed({ dress = "plain", color }: Words, inks: Inks, em: Um) {
  const length = (share: number): Um => Math.max(LEAST_EDGE, Math.round(em * share));
  const behind = (ink: string) => ({ color: ink, x: length(SHADOW), y: length(SHADOW) });
  switch (dress) {
    case "plain":
      return {};
    case "hollow":
      return { color: inks.on(color), outline: { color, width: length(EDGE) } };
    case "raised":
      return { color: inks.on(color), outline: { color, width: length(HAIR) }, shadow: behind(color) };
    case "offset":
      return inks.accent === color ? {} : { shadow: behind(inks.accent) };
    case "sticker":
      return { outline: { color: inks.on(color), width: length(EDGE) } };
  }
}
