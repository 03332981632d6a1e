import { expect, test } from "vitest";
import { pasteText, plainWords } from "./paste-text.ts";

test.each([
  ["一行目\r\n二行目\r三行目", "一行目\n二行目\n三行目"],
  ["\n\n  夜ふかし  \n\n上等\t。\n", "  夜ふかし\n\n上等　。"],
  ["\ufeff見え\u200bない\u0007字", "見えない字"],
  ["👩‍🚀と👍🏽", "👩‍🚀と👍🏽"],
])("%j is set as %j", (pasted, words) => {
  expect(plainWords(pasted)).toBe(words);
});

function pasting(isAdded = true) {
  const added: string[] = [];
  const told: string[] = [];
  const context = {
    store: { complain: (text: string) => told.push(text) },
    addText: async (words: string) => {
      added.push(words);
      return isAdded;
    },
  };
  return { added, told, paste: (text: string) => pasteText(context, text) };
}

test("words from elsewhere become a text, and are told when they are cut", async () => {
  const { added, told, paste } = pasting();
  await paste("夜ふかし\n上等");
  expect(told).toEqual([]);
  await paste("長".repeat(300));
  expect(added).toEqual(["夜ふかし\n上等", "長".repeat(200)]);
  expect(told).toEqual([expect.stringContaining("200字まで")]);
});

test("nothing is told twice where nothing could be added, and nothing is made of blanks", async () => {
  const { added, told, paste } = pasting(false);
  await paste("長".repeat(300));
  await paste(" \n\n ");
  expect(added).toHaveLength(1);
  expect(told).toEqual([]);
});
