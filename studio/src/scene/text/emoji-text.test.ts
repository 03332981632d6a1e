import { describe, expect, test } from "vitest";
import { emojiId, emojiIdsIn, isEmojiId, spellEmoji, splitEmoji } from "./emoji-text.ts";

const hasAll = () => true;
const hasNone = () => false;

/** Emoji in brackets. */
function split(line: string, hasGlyph: (character: string) => boolean = hasAll): string {
  return splitEmoji(line, hasGlyph)
    .map(({ text, emoji }) => (emoji === undefined ? text : `[${text}]`))
    .join("");
}

describe("emoji in a line", () => {
  test.each([
    ["祭り🎆だ", "祭り[🎆]だ"],
    ["🎆🏮", "[🎆][🏮]"],
    ["👨‍👩‍👧‍👦と👍🏽", "[👨‍👩‍👧‍👦]と[👍🏽]"],
    ["👩🏻‍🚀🏃🏿‍♀️", "[👩🏻‍🚀][🏃🏿‍♀️]"],
    ["🇯🇵🇫🇷🏴󠁧󠁢󠁥󠁮󠁧󠁿", "[🇯🇵][🇫🇷][🏴󠁧󠁢󠁥󠁮󠁧󠁿]"],
    ["1️⃣2番#️⃣", "[1️⃣]2番[#️⃣]"],
    ["🏳️‍🌈❤️‍🔥", "[🏳️‍🌈][❤️‍🔥]"],
    ["2026年10月1日 Tシャツ©", "2026年10月1日 Tシャツ©"],
  ])("%s", (line, expected) => {
    expect(split(line)).toBe(expected);
  });

  test("are signs of the face where it has them, unless a picture is asked for, and never where a letter is", () => {
    expect(split("♥☺", hasAll)).toBe("♥☺");
    expect(split("♥☺", hasNone)).toBe("[♥][☺]");
    expect(split("♥\uFE0F", hasAll)).toBe("[♥\uFE0F]");
    expect(split("♥\uFE0E🎆\uFE0E", hasNone)).toBe("♥\uFE0E🎆\uFE0E");
  });
});

test("an emoji has one id, however it was typed", () => {
  expect([emojiId("🏃‍♀️"), emojiId("🏃‍♀")]).toEqual(["1f3c3-200d-2640", "1f3c3-200d-2640"]);
  expect(emojiIdsIn("🌸と🌸、🇯🇵。")).toEqual(["1f338", "1f1ef-1f1f5"]);
  expect(emojiIdsIn("むかし、むかし。No. 12")).toEqual([]);
});

test("on paper that is set in letters emoji are named, and all else is as it was", () => {
  expect(spellEmoji("祭り🎆だ👨‍👩‍👧‍👦©")).toBe("祭り〔絵文字〕だ〔絵文字〕©");
});

test.each(["1f338", "1f1ef-1f1f5", "a9"])("%s can be an id", (id) => {
  expect(isEmojiId(id)).toBe(true);
});

test.each(["", "../1f338", "1F338", "1f338.svg", "g", "1f338-", Array(20).fill("1f338").join("-")])(
  "%s cannot be one",
  (id) => {
    expect(isEmojiId(id)).toBe(false);
  },
);
