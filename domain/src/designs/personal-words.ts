import { PERSONAL_KINDS, type PersonalKind } from "../catalogue/index.ts";
import type { DesignDocument, NameScript, TextLayer } from "./document.ts";
import { flattenLayers } from "./walk-layers.ts";

export const MAX_PERSONAL_NAME = 20;
export const MAX_PERSONAL_DIGITS = 3;

/** How many characters or digits a kind may have at most. */
export const MAX_PERSONAL_LENGTH: Readonly<Record<PersonalKind, number>> = {
  name: MAX_PERSONAL_NAME,
  number: MAX_PERSONAL_DIGITS,
};

export const NAME_SCRIPTS = ["kana", "latin"] as const satisfies readonly NameScript[];

/** What all texts of a kind ask of its words. */
export interface PersonalField {
  readonly maxLength: number;
  /** Every one of them must hold. */
  readonly scripts: readonly NameScript[];
}

/** By kind, in the order of `PERSONAL_KINDS`; a kind that is not on the piece is left out. */
export type PersonalFields = { readonly [Kind in PersonalKind]?: PersonalField };

/** Undefined: every piece is printed alike (rule designs-personal). What is hidden is not printed and asks for nothing. */
export function personalFieldsOf({ areas }: Pick<DesignDocument, "areas">): PersonalFields | undefined {
  const rules = areas
    .flatMap(({ layers }) => flattenLayers(layers))
    .flatMap((layer) => (layer.kind === "text" && !layer.hidden && layer.personal ? [layer.personal] : []));
  if (rules.length === 0) return undefined;
  return Object.fromEntries(
    PERSONAL_KINDS.flatMap((kind) => {
      const same = rules.filter((rule) => rule.kind === kind);
      if (same.length === 0) return [];
      const scripts = NAME_SCRIPTS.filter((script) => same.some((rule) => rule.script === script));
      return [[kind, { maxLength: Math.min(...same.map(({ maxLength }) => maxLength)), scripts }]];
    }),
  );
}

export function personalKindsOf(fields: PersonalFields | null | undefined): PersonalKind[] {
  return PERSONAL_KINDS.filter((kind) => fields?.[kind] !== undefined);
}

/** What is on one piece; a kind that its design does not have is empty. */
export type PersonalWords = Readonly<Record<PersonalKind, string>>;

/** Width and blanks are forgiven. */
export function readPersonalWord(kind: PersonalKind, typed: string): string {
  return kind === "number"
    ? typed.normalize("NFKC").replaceAll(/\s/gu, "")
    : typed.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}

export type PersonalWordProblem = "missing" | "too-long" | "wrong-characters";

const LETTERS: Readonly<Record<NameScript | "any", RegExp>> = {
  kana: /^[\p{Script=Hiragana}\p{Script=Katakana}ー・゠＝ ]+$/u,
  latin: /^[\p{Script=Latin}\p{M}.,'’\- ]+$/u,
  // The brackets would be read as ruby.
  any: /^(?:(?![《》｜\p{Emoji_Presentation}])[\p{L}\p{M}\p{N}\p{P}\p{S} ])+$/u,
};

/** Of a word as `readPersonalWord` gives it. */
export function personalWordProblem(
  kind: PersonalKind,
  { maxLength, scripts }: PersonalField,
  word: string,
): PersonalWordProblem | undefined {
  if (word === "") return "missing";
  const isRight =
    kind === "number" ? /^\d+$/.test(word) : ["any" as const, ...scripts].every((one) => LETTERS[one].test(word));
  if (!isRight) return "wrong-characters";
  return lengthOf(word) > maxLength ? "too-long" : undefined;
}

// Marked as pure: pages that count nothing leave it out.
const graphemes = /* @__PURE__ */ new Intl.Segmenter("ja", { granularity: "grapheme" });

function lengthOf(word: string): number {
  return [...graphemes.segment(word)].length;
}

/** A text's word on a piece; undefined for one that is the same on all. */
export function personalWordOf(layer: TextLayer, words: PersonalWords): string | undefined {
  return layer.personal && words[layer.personal.kind];
}
