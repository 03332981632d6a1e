/** A stretch of a line: words, or one emoji. */
export interface TextStretch {
  readonly text: string;
  /** The id of its drawing: see `emojiId`. */
  readonly emoji?: string;
}

const AS_PICTURE = "\uFE0F";
const AS_TEXT = "\uFE0E";

/**
 * One emoji as Unicode defines it (UTS #51): flags of two letters, keycaps, skin tones, flags of regions, and sequences joined by U+200D.
 * Uses properties that Unicode never changes, so that an older browser and a newer server split a text alike.
 */
const PART = String.raw`\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F)?(?:[\u{E0020}-\u{E007E}]+\u{E007F})?`;
export const EMOJI_PATTERN = String.raw`\p{RI}\p{RI}|[0-9#*]\uFE0F?\u20E3|${PART}(?:\u200D(?:${PART}|[♀♂⚕⚖✈❤]\uFE0F?))*\uFE0E?`;

const EMOJI = new RegExp(EMOJI_PATTERN, "gu");
const IS_PICTURE_ALONE = /^\p{Emoji_Presentation}$/u;

/**
 * Splits the line into words and emoji. A lone sign that may be either, such as ♥, is a letter if `hasGlyph` finds it in the font and no
 * U+FE0F asks for the picture.
 */
export function splitEmoji(line: string, hasGlyph: (character: string) => boolean): readonly TextStretch[] {
  const stretches: TextStretch[] = [];
  let read = 0;
  for (const match of line.matchAll(EMOJI)) {
    const [text] = match;
    if (!isPicture(text, hasGlyph)) continue;
    if (match.index > read) stretches.push({ text: line.slice(read, match.index) });
    stretches.push({ text, emoji: emojiId(text) });
    read = match.index + text.length;
  }
  if (read < line.length) stretches.push({ text: line.slice(read) });
  return stretches;
}

function isPicture(text: string, hasGlyph: (character: string) => boolean): boolean {
  if (text.endsWith(AS_TEXT)) return false;
  if (text.includes(AS_PICTURE) || IS_PICTURE_ALONE.test(text)) return true;
  return [...text].length > 1 || !hasGlyph(text);
}

/** Code points without U+FE0F, in hexadecimal, as in `1f469-200d-1f680`: however it was typed, an emoji has one id. */
export function emojiId(text: string): string {
  return [...text]
    .filter((character) => character !== AS_PICTURE)
    .map((character) => (character.codePointAt(0) as number).toString(16))
    .join("-");
}

/** The ids of everything in a text that may be drawn as emoji, in any font. */
export function emojiIdsIn(text: string): readonly string[] {
  const ids = [...text.matchAll(EMOJI)].flatMap(([found]) => (found.endsWith(AS_TEXT) ? [] : emojiId(found)));
  return [...new Set(ids)];
}

/** The text for documents set in letters only. */
export function spellEmoji(text: string): string {
  return splitEmoji(text, () => true)
    .map((stretch) => (stretch.emoji === undefined ? stretch.text : "〔絵文字〕"))
    .join("");
}

/** Whether an id could be an emoji's at all; nothing else is ever looked up. */
export function isEmojiId(id: string): boolean {
  return /^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,11}$/.test(id);
}

/** Where the server offers the drawing; 404 means that there is none. */
export function emojiUrl(id: string): string {
  return `/emoji/${id}.svg`;
}
