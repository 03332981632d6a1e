import { DEFAULT_FONT_ID } from "../scene/index.ts";
import type { Palette } from "./inks.ts";
import type { DressName } from "./text-piece.ts";

export type MoodId = "gentle" | "pop" | "wa" | "retro" | "cool" | "hand";

export interface Mood {
  readonly id: MoodId;
  readonly label: string;
  /** Of Japanese words: large ones, then small ones. */
  readonly heads: readonly string[];
  readonly subs: readonly string[];
  /** Of words in Latin letters. */
  readonly latinHeads: readonly string[];
  readonly latinSubs: readonly string[];
  readonly palettes: readonly Palette[];
  /** Drawings that fit where the words name none. */
  readonly stamps: readonly string[];
  readonly dresses: readonly DressName[];
  /** Whole layouts may lie at a slant. */
  readonly slants?: true;
  /** Columns of words are in keeping. */
  readonly isVertical?: true;
}

function palette(dark: string, hot: string, warm: string, cool: string, soft: string, paper: string): Palette {
  return { dark, hot, warm, cool, soft, paper };
}

export const MOODS: readonly Mood[] = [
  {
    id: "gentle",
    label: "やさしい",
    heads: ["zen-maru-gothic-900", "kiwi-maru-500", "m-plus-rounded-1c-900"],
    subs: ["zen-maru-gothic-500", "m-plus-rounded-1c-500"],
    latinHeads: ["pacifico", "m-plus-rounded-1c-900", "kiwi-maru-500"],
    latinSubs: ["m-plus-rounded-1c-500", "zen-maru-gothic-500"],
    palettes: [
      palette("#5a4636", "#d9694f", "#eebc6c", "#6f9a86", "#f2b9ae", "#fff6e9"),
      palette("#46506b", "#d97a8b", "#f0c987", "#7ba3b8", "#efc2cb", "#fbf6ee"),
      palette("#4c5a45", "#c96f4a", "#e6b65c", "#7f9f6b", "#f0c9a8", "#faf6e8"),
    ],
    stamps: [
      ...["animal-rabbit", "animal-bear", "season-tulip", "day-bouquet", "animal-bird", "food-bread", "animal-cat"],
      ...["season-cherry", "day-letter"],
    ],
    dresses: ["plain", "plain", "sticker"],
  },
  {
    id: "pop",
    label: "ポップ",
    heads: ["mochiy-pop-one", "dela-gothic-one", "rocknroll-one", "potta-one", "m-plus-rounded-1c-900"],
    subs: ["m-plus-rounded-1c-900", "zen-maru-gothic-900"],
    latinHeads: ["mochiy-pop-one", "dela-gothic-one", "lobster", "anton"],
    latinSubs: ["m-plus-rounded-1c-900", "zen-maru-gothic-900"],
    palettes: [
      palette("#2b2a6b", "#ee4a3a", "#ffc93c", "#1f9a9a", "#f59ab5", "#fffdf5"),
      palette("#35244f", "#e8447a", "#ffb938", "#3a86c8", "#f7b4c6", "#fff8ee"),
      palette("#1f3a4d", "#f2622e", "#f7c948", "#2a9d6f", "#f4a8a0", "#fffaf0"),
    ],
    stamps: [
      ...["food-shaved-ice", "day-balloons", "club-lightning", "music-headphones", "animal-frog", "food-taiyaki"],
      ...["day-cracker", "food-onigiri", "animal-penguin"],
    ],
    dresses: ["hollow", "raised", "offset", "sticker", "plain"],
    slants: true,
  },
  {
    id: "wa",
    label: "和",
    heads: ["shippori-mincho-800", "yuji-syuku", "zen-old-mincho-700", "kaisei-decol-700"],
    subs: ["shippori-mincho-800", "zen-old-mincho-700"],
    latinHeads: ["shippori-mincho-800", "playfair-display-700", "kaisei-decol-700"],
    latinSubs: ["zen-old-mincho-700", "shippori-mincho-800"],
    palettes: [
      palette("#22304f", "#b8322a", "#c99a3b", "#3f6b5c", "#d9a5a0", "#f7f0e1"),
      palette("#2c2a29", "#c23b2e", "#b98a2f", "#35597a", "#d8b4a6", "#f5eddc"),
      palette("#3b2a3f", "#a83a4b", "#c8a04a", "#4d7358", "#dcb0bd", "#f8f1e4"),
    ],
    stamps: [
      ...["luck-fuji", "luck-daruma", "luck-crane", "luck-plum", "luck-fan", "season-maple", "season-moon", "luck-cat"],
      ...["luck-sea-bream", "season-morning-glory"],
    ],
    dresses: ["plain"],
    isVertical: true,
  },
  {
    id: "retro",
    label: "レトロ",
    heads: ["kaisei-decol-700", "dela-gothic-one", "stick", "rocknroll-one", "zen-old-mincho-700"],
    subs: ["kaisei-decol-700", "zen-kaku-gothic-new-900"],
    latinHeads: ["lobster", "alfa-slab-one", "kaisei-decol-700"],
    latinSubs: ["zen-kaku-gothic-new-900", "kaisei-decol-700"],
    palettes: [
      palette("#3a3530", "#c8482f", "#e0a83a", "#2f7a74", "#e3b08c", "#f6ecd6"),
      palette("#2f4250", "#d0573c", "#e7b454", "#4a8a86", "#e6b49c", "#f5ead2"),
      palette("#4a2f2a", "#b8432f", "#d99a32", "#5c7a52", "#dfae94", "#f4e8cf"),
    ],
    stamps: [
      ...["food-coffee", "music-record", "luck-fuji", "animal-owl", "food-ramen", "music-microphone", "food-beer"],
      ...["season-fireworks", "music-guitar"],
    ],
    dresses: ["plain", "offset", "raised", "plain"],
  },
  {
    id: "cool",
    label: "クール",
    heads: ["zen-kaku-gothic-new-900", "noto-sans-jp-900", "dela-gothic-one"],
    subs: ["zen-kaku-gothic-new-900", "biz-udpgothic-700"],
    latinHeads: ["bebas-neue", "anton", "noto-sans-jp-900"],
    latinSubs: ["bebas-neue", "zen-kaku-gothic-new-900"],
    palettes: [
      palette("#1e2126", "#d23a2a", "#c9ced6", "#2f6fa8", "#9aa7b5", "#f7f7f5"),
      palette("#16263a", "#2f7fb5", "#d8c25a", "#3f8f8a", "#a9bccb", "#f6f8fa"),
      palette("#24262b", "#e0662f", "#d9d2c3", "#56707f", "#b9b2a6", "#f8f6f2"),
    ],
    stamps: [
      ...["club-lightning", "club-flame", "music-guitar", "season-snow", "music-headphones", "animal-whale"],
      ...["music-record", "animal-owl"],
    ],
    dresses: ["plain"],
  },
  {
    id: "hand",
    label: "手書き",
    heads: ["yusei-magic", "hachi-maru-pop", "klee-one-600", "darumadrop-one"],
    subs: ["yusei-magic", "klee-one-600"],
    latinHeads: ["caveat-700", "yusei-magic", "pacifico"],
    latinSubs: ["yusei-magic", "klee-one-600"],
    palettes: [
      palette("#3a3f4a", "#d8503f", "#f0b93f", "#3f8a8a", "#efb0a6", "#fffaf0"),
      palette("#3d4a66", "#cf5a6e", "#edbd55", "#5d93ad", "#efbcc4", "#fdf8ef"),
      palette("#4a4038", "#c75f3d", "#e5b04e", "#6a8f5a", "#edc3a4", "#fcf6ea"),
    ],
    stamps: [
      ...["animal-shiba", "animal-cat", "food-onigiri", "food-bread", "food-coffee", "season-sunflower", "food-dango"],
      ...["animal-rabbit", "animal-frog"],
    ],
    dresses: ["plain"],
    slants: true,
  },
];

export function moodOf(id: MoodId): Mood {
  const mood = MOODS.find((one) => one.id === id);
  if (!mood) throw new Error(`No such mood: ${id}`);
  return mood;
}

/** Every face that a mood may set words in; which of them has all letters is known when they are loaded. */
export function facesOf({ heads, subs, latinHeads, latinSubs }: Mood): readonly string[] {
  return [...new Set([...heads, ...subs, ...latinHeads, ...latinSubs, DEFAULT_FONT_ID])];
}
