import { expect, test } from "vitest";
import { verdictLetter, verdictSentence } from "./verdict-letter.ts";

const restored = { verdict: "restored", itemName: "海", productId: 100_001, words: "", isAnswer: false } as const;

test("letter and bell of a restored work say whether the gallery shows it again", () => {
  for (const [isPublished, told, other] of [
    [true, "ギャラリーにも、ふたたび表示しています。", "お選びいただけます"],
    [false, "ギャラリーへの公開は、マイアイテムからお選びいただけます。", "表示しています"],
  ] as const)
    for (const text of [
      verdictSentence({ ...restored, isPublished }),
      verdictLetter("a@b.example", { ...restored, isPublished }, "https://shop.example").text,
    ]) {
      expect(text).toContain(told);
      expect(text).not.toContain(other);
    }
});
