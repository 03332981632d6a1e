import type { TextLayer } from "@surimono/domain/designs";
import { MAX_OUTLINE_WIDTH, MAX_SHADOW_OFFSET } from "@surimono/domain/designs";
import type { Um } from "@surimono/domain/kernel";
import { isDark } from "./readable-ink.ts";

/** What a style sets: those that dress the letters leave their curve, those that bend them their dress. */
export type StyledFields = Partial<Pick<TextLayer, "color" | "direction">> & {
  readonly [Field in "outline" | "shadow" | "curve"]?: TextLayer[Field] | undefined;
};

export interface TextStyle {
  readonly name: string;
  readonly fieldsFor: (layer: TextLayer) => StyledFields;
}

const RED = "#c0272d";
const YELLOW = "#f7d54a";
const BLUE = "#22356f";
const PINK = "#ec3e8c";
const WHITE = "#ffffff";
const BLACK = "#1c1c1e";
const GREY = "#9aa0a6";
/** A sticker's own white and black, by which its edge is told from the colour of letters. */
const STICKERS = ["#fffdf7", "#2a2a2c"] as const;

/** In parts of the em, thousandths. */
const [HAIR, THIN, WIDE] = [35, 60, 100];

/** Ready-made, each one press and one step (rule designs-text-styles). */
export const TEXT_STYLES: readonly TextStyle[] = [
  { name: "そのまま", fieldsFor: (layer) => ({ ...dress({ color: inkOf(layer) }), curve: undefined }) },
  { name: "袋文字", fieldsFor: (layer) => dress({ color: paperOf(layer), outline: edge(layer, inkOf(layer), THIN) }) },
  {
    name: "立体",
    fieldsFor: (layer) =>
      dress({
        color: paperOf(layer),
        outline: edge(layer, inkOf(layer), HAIR),
        shadow: behind(layer, inkOf(layer), WIDE),
      }),
  },
  {
    name: "シール",
    fieldsFor: (layer) =>
      dress({ color: inkOf(layer), outline: edge(layer, stickerOf(layer), WIDE), shadow: behind(layer, GREY, HAIR) }),
  },
  {
    name: "看板",
    fieldsFor: (layer) => dress({ color: YELLOW, outline: edge(layer, RED, WIDE), shadow: behind(layer, BLACK, THIN) }),
  },
  { name: "判子", fieldsFor: (layer) => dress({ color: RED, outline: edge(layer, RED, HAIR) }) },
  { name: "版ずれ", fieldsFor: (layer) => dress({ color: BLUE, shadow: behind(layer, PINK, HAIR) }) },
  { name: "影", fieldsFor: (layer) => dress({ color: inkOf(layer), shadow: behind(layer, GREY, THIN) }) },
  { name: "ネオン", fieldsFor: (layer) => dress({ color: WHITE, outline: edge(layer, PINK, THIN) }) },
  { name: "アーチ", fieldsFor: () => bent(120_000) },
  { name: "おわん", fieldsFor: () => bent(-120_000) },
  { name: "まる", fieldsFor: () => bent(360_000) },
];

/** Whether the text looks so already. */
export function hasStyle(layer: TextLayer, { fieldsFor }: TextStyle): boolean {
  return Object.entries(fieldsFor(layer)).every(
    ([field, value]) => JSON.stringify(layer[field as keyof TextLayer]) === JSON.stringify(value),
  );
}

function dress(fields: Pick<StyledFields, "color" | "outline" | "shadow">): StyledFields {
  return { outline: undefined, shadow: undefined, ...fields };
}

/** Vertical text stays straight. */
function bent(curve: number): StyledFields {
  return { curve, direction: "horizontal" };
}

/** The colour that the customer gave the letters: with a style, that of their edge may be it. */
function inkOf({ color, outline }: TextLayer): string {
  const isSticker = outline && STICKERS.some((paper) => paper === outline.color);
  return outline && !isSticker && [WHITE, BLACK].includes(color) ? outline.color : color;
}

function stickerOf(layer: TextLayer): string {
  return isDark(inkOf(layer)) ? STICKERS[0] : STICKERS[1];
}

/** What the ink is read on. */
function paperOf(layer: TextLayer): string {
  return isDark(inkOf(layer)) ? WHITE : BLACK;
}

/** No edge is thinner than white ink holds. */
const LEAST_EDGE: Um = 600;

function edge({ fontSize }: TextLayer, color: string, share: number): TextLayer["outline"] {
  return { color, width: Math.min(MAX_OUTLINE_WIDTH, Math.max(LEAST_EDGE, rounded(fontSize, share))) };
}

function behind({ fontSize }: TextLayer, color: string, share: number): TextLayer["shadow"] {
  const offset = Math.min(MAX_SHADOW_OFFSET, Math.max(LEAST_EDGE, rounded(fontSize, share)));
  return { color, x: offset, y: offset };
}

/** To the steps of the sliders. */
function rounded(fontSize: Um, share: number): Um {
  return Math.round((fontSize * share) / 100_000) * 100;
}
