import { expect, test } from "vitest";
import { problemInJapanese } from "./problem-words.ts";

const sources = import.meta.glob(
  [
    "../../../../domain/src/catalogue/checks/check-*.ts",
    "../../../../domain/src/catalogue/checks/validate-catalogue.ts",
    "../../../../domain/src/catalogue/files/{check-shared-tables,resolve-item}.ts",
    "../../../../server/src/features/catalogue/{catalogue-problems,import-catalogue,missing-art,understand-files}.ts",
  ],
  { eager: true, import: "default", query: "?raw" },
) as Record<string, string>;

/** Sentences of the checks begin so; the values in them do not matter. */
const SENTENCE =
  /["`]((?:(?:\$\{[^}`]*\}|areas|art\/\S+) )?(?:is|are|has|have|lacks|there is no|no item|no table|none|does not|cannot|prices|price|says|ends|rises|overlaps|overlap|and)\b[^"`]*)["`]/g;
const JAPANESE = /[ぁ-んァ-ン]/;

function sentences(): string[] {
  const found = Object.values(sources).flatMap((text) => [...text.matchAll(SENTENCE)].map(([, said = ""]) => said));
  const whole = found.map((said) =>
    said
      .replaceAll(/\$\{[^}]*\}/g, "7")
      // What follows has quotes of its own.
      .replace(/\$\{.*/, "")
      .replace(/^(no table prices|7 price)$/, "$1 place 7"),
  );
  return [...new Set(whole)].filter((said) => said.includes(" "));
}

test("says every problem that the checks know in Japanese", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(8);
  const all = sentences();
  expect(all.length).toBeGreaterThan(45);
  expect(all.filter((said) => !JAPANESE.test(problemInJapanese(said)))).toEqual([]);
});

test("keeps the values, and shows what it does not know as it was said", () => {
  expect(problemInJapanese("there is no colour 999 in lookups/colors.json")).toBe(
    "色 999 が lookups/colors.json にありません。",
  );
  expect(problemInJapanese("is that of nobody")).toBe("is that of nobody");
});
