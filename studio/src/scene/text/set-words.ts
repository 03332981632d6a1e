import { PERSONAL_KINDS, type PersonalKind } from "@surimono/domain/catalogue";
import {
  type AreaDesign,
  type Layer,
  layerBounds,
  type PersonalRule,
  type PersonalWords,
  personalWordOf,
  type TextLayer,
} from "@surimono/domain/designs";
import { anchoredText } from "./anchored-text.ts";
import { layoutText, measureLayer } from "./layout-text.ts";
import type { TextShaper } from "./text-shaper.ts";

/** Smaller letters are unreadable, and beside those of other pieces they look like a mistake (rule designs-personal-fit). Micrometres. */
const SMALLEST = 2500;
const SMALLEST_SHARE = 0.5;
/** Letters do not shrink quite in proportion, so it measures and tries again. */
const MOST_TRIES = 6;

/** Why a word cannot be printed on its piece. */
export interface WordsProblem {
  readonly kind: PersonalKind;
  readonly code: "missing-glyph" | "too-wide";
  /** Those missing from the font. */
  readonly characters: string;
}

export interface SetArea {
  readonly area: AreaDesign;
  readonly problems: readonly WordsProblem[];
}

/**
 * The area with the words of one piece; the very same where nothing in it is the piece's own. `scale` is how large the piece's size prints
 * what is drawn, since letters must be readable on a child's shirt too. The fonts must be in the shaper.
 */
export function setWords(area: AreaDesign, words: PersonalWords, shaper: TextShaper, scale = 1): SetArea {
  const problems: WordsProblem[] = [];
  const setLayer = (layer: Layer): Layer => {
    if (layer.hidden) return layer;
    if (layer.kind === "group") return withLayers(layer, layer.layers.map(setLayer));
    const word = layer.kind === "text" ? personalWordOf(layer, words) : undefined;
    if (layer.kind !== "text" || !layer.personal || word === undefined) return layer;
    const { kind } = layer.personal;
    const set = setWord(layer, layer.personal, word, shaper, Math.ceil(SMALLEST / scale));
    const missing = layoutText(set, shaper)?.missing ?? [];
    if (missing.length > 0) problems.push({ kind, code: "missing-glyph", characters: missing.join("」「") });
    else if (!fits(set, layer.personal, area)) problems.push({ kind, code: "too-wide", characters: "" });
    return set;
  };
  const own = withLayers(area, area.layers.map(setLayer));
  // The same word on chest and back is complained of once.
  return {
    area: own,
    problems: PERSONAL_KINDS.flatMap((kind) => problems.find((problem) => problem.kind === kind) ?? []),
  };
}

function withLayers<Parent extends { readonly layers: readonly Layer[] }>(
  parent: Parent,
  layers: readonly Layer[],
): Parent {
  return layers.every((layer, index) => layer === parent.layers[index]) ? parent : { ...parent, layers };
}

/** As if it was typed in the sample's place, in smaller letters or broken if it is too long. */
function setWord(layer: TextLayer, rule: PersonalRule, word: string, shaper: TextShaper, readable: number): TextLayer {
  const { wrapWidth: _, ...unbroken } = layer;
  const typed = { ...(rule.fit === "break" ? { ...layer, wrapWidth: rule.room } : unbroken), text: word };
  const smallest = Math.min(layer.fontSize, Math.max(readable, Math.floor(layer.fontSize * SMALLEST_SHARE)));
  let set = measureLayer(typed, shaper);
  for (let tries = 0; rule.fit === "shrink" && tries < MOST_TRIES; tries += 1) {
    const length = lengthOf(set);
    const fontSize = Math.max(smallest, Math.floor((set.fontSize * rule.room) / length));
    if (length <= rule.room || fontSize >= set.fontSize) break;
    set = measureLayer({ ...set, fontSize }, shaper);
  }
  return anchoredText(layer, set);
}

function fits(set: TextLayer, { fit, room }: PersonalRule, { width, height }: AreaDesign): boolean {
  const { x, y, w, h } = layerBounds(set);
  const isWithin = x >= 0 && y >= 0 && x + w <= width && y + h <= height;
  return isWithin && (fit === "break" || lengthOf(set) <= room);
}

function lengthOf({ direction, width, height }: TextLayer): number {
  return direction === "vertical" ? height : width;
}
