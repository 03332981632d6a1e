import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { copyName, MAX_ITEM_NAME } from "./index.ts";

const long = (letter: string, count: number) => letter.repeat(count);

describe("copyName", () => {
  test.each([
    ["海のT", [], "海のT_コピー"],
    ["海のT", ["海のT"], "海のT_コピー"],
    ["海のT", ["海のT_コピー"], "海のT_コピー2"],
    ["海のT", ["海のT_コピー", "海のT_コピー2"], "海のT_コピー3"],
    // One above the highest, even if lower ones are free again.
    ["海のT", ["海のT_コピー7"], "海のT_コピー8"],
    ["海のT", ["海のT_コピー9", "海のT_コピー10"], "海のT_コピー11"],
    // The base is cut at the existing suffix.
    ["海のT_コピー", ["海のT_コピー"], "海のT_コピー2"],
    ["海のT_コピー2", ["海のT_コピー", "海のT_コピー2"], "海のT_コピー3"],
    ["海のT_コピー_コピー3", [], "海のT_コピー"],
    // A suffix in the middle is part of the name.
    ["僕の_コピー機T", [], "僕の_コピー機T_コピー"],
    ["_コピー", [], "_コピー_コピー"],
    // Others' names that only look alike do not count.
    ["海", ["海のT_コピー4", "海_コピー機", "海_コピー02", "海_コピー-3", "青い海_コピー9"], "海_コピー"],
    // An absurd counter does not count.
    ["海", ["海_コピー999999999999"], "海_コピー"],
    ["海", ["海_コピー999999", "海_コピー"], "海_コピー2"],
    ["海.*(T", ["海.*(T_コピー"], "海.*(T_コピー2"],
    [long("あ", 100), [], `${long("あ", 90)}_コピー`],
    [long("あ", 100), [`${long("あ", 90)}_コピー`], `${long("あ", 90)}_コピー2`],
    [long("𠮷", 100), [], `${long("𠮷", 90)}_コピー`],
  ])("of %j beside %j is %j", (name, existing, copy) => {
    expect(copyName(name, existing)).toBe(copy);
  });

  // A name is never blank.
  const word = fc.string({ minLength: 1, maxLength: 6 }).filter((text) => text.trim() !== "");
  const name = fc
    .tuple(word, fc.array(fc.constantFrom("_コピー", "_コピー2", "_コピー11", "3"), { maxLength: 3 }))
    .map((parts) => parts.flat().join(""));

  test("is always new, a name, and does not depend on the order of the others", () => {
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 12 }), (source, others) => {
        const copy = copyName(source, others);
        expect(others).not.toContain(copy);
        expect([...copy].length).toBeLessThanOrEqual(MAX_ITEM_NAME);
        expect(copyName(source, [...others].reverse())).toBe(copy);
      }),
    );
  });

  test("goes on counting, whichever of the copies is copied", () => {
    fc.assert(
      fc.property(word, fc.array(fc.nat(), { minLength: 1, maxLength: 8 }), (first, picks) => {
        const names = [first];
        for (const pick of picks) names.push(copyName(names[pick % names.length] ?? first, names));
        expect(new Set(names).size).toBe(names.length);
        expect(names.at(-1)).toMatch(picks.length === 1 ? /_コピー$/u : new RegExp(`_コピー${picks.length}$`, "u"));
      }),
    );
  });
});
