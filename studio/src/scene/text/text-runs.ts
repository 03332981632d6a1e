import { DEFAULT_COMBINED_DIGITS } from "@surimono/domain/designs";

/**
 * How a stretch of a line is set. In a horizontal line everything is `flat`, one run per script. In a vertical one kana and kanji are
 * `upright`, Latin is `turned` a quarter clockwise, and a few digits are `combined` in one square (縦中横). An `emoji` is a run by itself.
 */
export interface TextRun {
  readonly text: string;
  readonly set: "flat" | "upright" | "turned" | "combined" | "emoji";
  readonly script: "Latn" | "Kana";
  readonly emoji?: string;
}

export function splitHorizontal(line: string): TextRun[] {
  return groupRuns(line, (character) => {
    const script = isWestern(character) ? "Latn" : "Kana";
    return { key: script, set: "flat", script };
  });
}

/** `hasVerticalForm` queries the font: without a vertical glyph for a bracket or a long mark, that character is turned instead. */
export function splitVertical(
  line: string,
  hasVerticalForm: (character: string) => boolean,
  combinedDigits: number = DEFAULT_COMBINED_DIGITS,
): TextRun[] {
  return line.split(WESTERN_STRETCH).flatMap((part, index): TextRun[] => {
    if (part === "") return [];
    if (index % 2 === 1)
      return [{ text: part, set: isCombined(part, combinedDigits) ? "combined" : "turned", script: "Latn" }];
    return groupRuns(part, (character) => {
      const turned =
        HALF_WIDTH_KANA.test(character) || (NEEDS_VERTICAL_FORM.test(character) && !hasVerticalForm(character));
      return { key: turned ? "turned" : "upright", set: turned ? "turned" : "upright", script: "Kana" };
    });
  });
}

// Odd parts of the split are Latin: letters, digits, their punctuation and the spaces inside.
const WESTERN_STRETCH =
  /((?:[!-~\u00a0-\u00a6\u00a9-\u00af\u00b2-\u00d6\u00d8-\u00f6\u00f8-\u024f]\p{M}*)(?:[ -~\u00a0-\u00a6\u00a9-\u00af\u00b2-\u00d6\u00d8-\u00f6\u00f8-\u024f]|\p{M}|[\u2018-\u201d])*)/u;
const WESTERN = /^[ -~\u00a0-\u00a6\u00a9-\u00af\u00b2-\u00d6\u00d8-\u00f6\u00f8-\u024f\p{M}]$/u;
/** A lone letter as in Tシャツ, and doubled exclamation marks. */
const COMBINED = /^(?:[A-Za-z]|[!?]{1,2})$/u;
const DIGITS = /^[0-9]+$/u;
const HALF_WIDTH_KANA = /[\uff61-\uff9f]/u;
/** The characters marked Tr in UAX #50, and the dashes and dots that Japanese fonts treat alike. */
const NEEDS_VERTICAL_FORM = /[ー〜～―—–…‥‖｜＿＝：；「」『』（）［］｛｝〈〉《》【】〔〕〖〗〘〙〚〛〝〟゠⦅⦆“”‘’]/u;

function isCombined(part: string, digits: number): boolean {
  return COMBINED.test(part) || (DIGITS.test(part) && part.length <= digits);
}

function isWestern(character: string): boolean {
  return WESTERN.test(character);
}

interface Kind extends Omit<TextRun, "text"> {
  readonly key: string;
}

function groupRuns(line: string, kindOf: (character: string) => Kind): TextRun[] {
  const runs: { key: string; run: { text: string } & TextRun }[] = [];
  for (const character of line) {
    const { key, set, script } = kindOf(character);
    const last = runs.at(-1);
    // A variation selector or a combining mark belongs to the character before it.
    if (last && (last.key === key || EXTENDS.test(character)))
      last.run = { ...last.run, text: last.run.text + character };
    else runs.push({ key, run: { text: character, set, script } });
  }
  return runs.map(({ run }) => run);
}

const EXTENDS = /^\p{M}$/u;
