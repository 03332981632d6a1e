import { EMOJI_PATTERN } from "./emoji-text.ts";
import type { TextPart } from "./text-parts.ts";

/**
 * Fills lines as far as `fits` allows, by the rules of kinsoku (禁則, JIS X 4051): no line begins with a closing mark, a small kana or a
 * long mark, none ends with an opening bracket, and words, ellipses and letters with ruby stay whole. What cannot keep them, because it
 * alone is longer than a line, is broken between any two characters.
 */
export function breakLines(parts: readonly TextPart[], fits: (line: readonly TextPart[]) => boolean): TextPart[][] {
  if (fits(parts)) return [[...parts]];
  const lines: TextPart[][] = [];
  let line: TextPart[] = [];
  for (const piece of glued(parts.flatMap(piecesOf))) {
    const fillers = fits(trimmed(piece)) ? [piece] : crumbsOf(piece);
    for (const filler of fillers) {
      if (line.length > 0 && !fits(trimmed([...line, ...filler]))) {
        lines.push(line);
        line = [];
      }
      line.push(...filler);
    }
  }
  return [...lines.map(trimmed), joined(line)];
}

// 行頭禁則: closing brackets, stops, small kana, long and repeat marks, and what follows a number.
const NEVER_FIRST =
  /^[、。，．・：；？！?!,.:;)\]}」』）］｝〉》】〕〗〙〛〟’”ゝゞヽヾ々〻ー〜～ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰ-ㇿ…‥％%‰℃°′″、。｡､｣ﾞﾟｰｧ-ｯ]/u;
// 行末禁則: opening brackets, and what precedes a number.
const NEVER_LAST = /[「『（［｛〈《【〔〖〘〚〝‘“([{｢¥￥$＄№#＃]\s*$/u;
/** Marks that form one when doubled (分離禁止). */
const DOUBLED = /(?:……|‥‥|——|――|ーー|〜〜)$/u;

type Piece = readonly TextPart[];

// A whole emoji, a word with the spaces after it, or one Japanese character with its marks.
const PIECES = new RegExp(
  String.raw`(?:${EMOJI_PATTERN})[ \u3000]*|(?:[!-,.-~\u00a1-\u024f\u2018-\u201d]\p{M}*)+-*[ \u3000]*|-+[ \u3000]*|.\p{M}*[ \u3000]*`,
  "gu",
);
const CRUMBS = new RegExp(String.raw`${EMOJI_PATTERN}|\P{M}\p{M}*`, "gu");

function piecesOf(part: TextPart): Piece[] {
  if (part.ruby !== undefined) return [[part]];
  return (part.text.match(PIECES) ?? []).map((text) => [{ text }]);
}

function glued(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last && isInseparable(textOf(last), textOf(piece))) all[all.length - 1] = [...last, ...piece];
    else all.push(piece);
  }
  return all;
}

function isInseparable(before: string, after: string): boolean {
  return NEVER_LAST.test(before) || NEVER_FIRST.test(after) || DOUBLED.test(before.slice(-1) + after.slice(0, 1));
}

/** Single characters, each with its marks; letters with ruby stay together even here. */
function crumbsOf(piece: Piece): Piece[] {
  return piece.flatMap((part): Piece[] =>
    part.ruby === undefined ? (part.text.match(CRUMBS) ?? []).map((text) => [{ text }]) : [[part]],
  );
}

function textOf(piece: Piece): string {
  return piece.map((part) => part.text).join("");
}

/** Spaces at a broken line's end take no room. */
function trimmed(line: readonly TextPart[]): TextPart[] {
  const parts = joined(line);
  const last = parts.at(-1);
  if (!last || last.ruby !== undefined) return parts;
  const text = last.text.replace(/[ \u3000]+$/u, "");
  return text === "" ? parts.slice(0, -1) : [...parts.slice(0, -1), { text }];
}

/** Adjacent plain parts are joined again, so that they are shaped together. */
function joined(line: readonly TextPart[]): TextPart[] {
  const parts: TextPart[] = [];
  for (const part of line) {
    const last = parts.at(-1);
    if (last && last.ruby === undefined && part.ruby === undefined)
      parts[parts.length - 1] = { text: last.text + part.text };
    else parts.push(part);
  }
  return parts;
}
