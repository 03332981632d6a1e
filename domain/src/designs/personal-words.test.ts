import { describe, expect, test } from "vitest";
import type { TextLayer } from "./document.ts";
import { personalFieldsOf, personalKindsOf, personalWordProblem, readPersonalWord } from "./personal-words.ts";

const base = { x: 0, y: 0, width: 1000, height: 1000, rotation: 0, opacity: 1000, flipX: false, flipY: false };
const text = (personal?: TextLayer["personal"], hidden = false): TextLayer => ({
  ...base,
  ...{ kind: "text", id: "a", name: "", text: "見本", fontId: "noto-sans-jp-700", fontSize: 8000, color: "#000000" },
  ...{ direction: "horizontal", align: "center", letterSpacing: 0, lineHeight: 1300, locked: false, hidden },
  ...(personal && { personal }),
});
const name = { kind: "name", maxLength: 10, fit: "shrink", room: 100_000 } as const;
const number = { kind: "number", maxLength: 3, fit: "shrink", room: 100_000 } as const;
const design = (...layers: TextLayer[]) => ({
  areas: [
    { areaKindId: 1, width: 1000, height: 1000, layers: layers.slice(0, 1) },
    {
      areaKindId: 2,
      ...{ width: 1000, height: 1000 },
      layers: layers.slice(1).map((layer) => ({
        ...base,
        id: "g",
        name: "",
        locked: false,
        hidden: false,
        kind: "group" as const,
        layers: [layer],
      })),
    },
  ],
});

describe("what a piece has of its own", () => {
  test("is asked for once, by the strictest of the texts that show it", () => {
    const fields = personalFieldsOf(design(text(name), text({ ...name, maxLength: 6, script: "kana" }), text(number)));
    expect(fields).toEqual({ name: { maxLength: 6, scripts: ["kana"] }, number: { maxLength: 3, scripts: [] } });
    expect(personalKindsOf(fields)).toEqual(["name", "number"]);
  });

  test("is nothing where no marked text is printed", () => {
    expect(personalFieldsOf(design(text(), text(name, true)))).toBeUndefined();
    expect(personalKindsOf(null)).toEqual([]);
  });
});

test.each([
  ["number", " １０ ", "10"],
  ["name", "　山田　 太郎 ", "山田 太郎"],
  ["name", "か\u3099く", "がく"],
] as const)("a %s typed as %j reads %j", (kind, typed, word) => {
  expect(readPersonalWord(kind, typed)).toBe(word);
});

describe("a word", () => {
  const field = { maxLength: 4, scripts: [] };

  test.each([
    ["", "missing"],
    ["渡邉さくら", "too-long"],
    // People count these as four characters.
    ["葛󠄀城葛󠄀城", undefined],
    ["No.1", undefined],
    ["♡", undefined],
    ["😀", "wrong-characters"],
    ["《a》", "wrong-characters"],
    ["a\u0007", "wrong-characters"],
  ])("as a name: %j is %s", (word, problem) => {
    expect(personalWordProblem("name", field, word)).toBe(problem);
  });

  test.each([
    ["kana", "さ・ー", undefined],
    ["kana", "佐藤", "wrong-characters"],
    ["latin", "O’Né", undefined],
    ["latin", "さとう", "wrong-characters"],
  ] as const)("in %s: %j is %s", (script, word, problem) => {
    expect(personalWordProblem("name", { maxLength: 10, scripts: [script] }, word)).toBe(problem);
  });

  test.each([
    ["007", undefined],
    ["0070", "too-long"],
    ["7a", "wrong-characters"],
    ["", "missing"],
  ])("as a number: %j is %s", (word, problem) => {
    expect(personalWordProblem("number", { maxLength: 3, scripts: [] }, word)).toBe(problem);
  });
});
