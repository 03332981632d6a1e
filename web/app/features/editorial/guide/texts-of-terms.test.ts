import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { termsWords } from "@surimono/domain/documents";
import { expect, test } from "vitest";
import operator from "../../../../../content/operator.json" with { type: "json" };
import { readFaq, readPage } from "./read-content.server.ts";

const content = join(import.meta.dirname, "../../../../../content");

test("no text says the terms of invoices by itself: they are the operator's", () => {
  for (const file of globSync("{faq.md,{articles,guides}/**/*.md}", { cwd: content })) {
    const shown = readFileSync(join(content, file), "utf8").replaceAll(/<!--.*?-->/gs, "");
    expect(shown, file).not.toMatch(/月末(に締|までに発送|締め)|翌月末|翌月初め|50万円|14\.6/);
  }
});

test("the texts give them in the words of the cart", () => {
  const { closing, due, limit, interest } = termsWords(operator.terms);
  const terms = readPage("guides/protocol-auth").html;
  for (const words of [`${closing}までに発送`, `締めた月の${due}`, `${limit}）`, `${interest}の割合`])
    expect(terms).toContain(words);
  const law = readPage("guides/transactions").html;
  for (const words of [`${closing}に締め、${due}まで`, `${interest}の遅延損害金`]) expect(law).toContain(words);
  const answers = readFaq().groups.flatMap(({ questions }) => questions);
  const answer = answers.find(({ id }) => id === "invoice")?.html;
  for (const words of [`${closing}に締め`, `${due}までに`, `${limit}です`]) expect(answer).toContain(words);
});
