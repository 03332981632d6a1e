import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { storageTermsText } from "@surimono/domain/warehouse";
import { expect, test } from "vitest";
import operator from "../../../../../content/operator.json" with { type: "json" };
import { readFaq, readPage } from "./read-content.server.ts";
import { textsOfStorage } from "./texts-of-storage.server.ts";

const content = join(import.meta.dirname, "../../../../../content");
const read = (file: string) => readFileSync(join(content, file), "utf8");

const marked = `first
<!-- storage -->
with
<!-- /storage -->
<!-- no-storage -->
without
<!-- /no-storage -->
last
`;

test("a marked part is for one kind of shop", () => {
  expect(textsOfStorage(marked, true)).toBe("first\nwith\nlast\n");
  expect(textsOfStorage(marked, false)).toBe("first\nwithout\nlast\n");
});

test("a mark without its other end stops the build", () => {
  expect(() => textsOfStorage("<!-- storage -->\nwith\n", true)).toThrow("storage");
});

test.each(globSync("{faq.md,{articles,guides}/**/*.md}", { cwd: content }).map((file) => [file]))(
  "%s does not speak of the warehouse in a shop without one",
  (file) => {
    expect(textsOfStorage(read(file), false)).not.toMatch(/倉庫|保管料|my-page\/warehouse/);
  },
);

test.each(["articles/howto.md", "faq.md", "guides/protocol-auth.md", "guides/transactions.md"])(
  "%s tells of the warehouse in a shop that has one",
  (file) => {
    expect(textsOfStorage(read(file), true)).toMatch(/倉庫/);
  },
);

test("the texts give the operator's own terms, in the words of the order", () => {
  const terms = storageTermsText(operator.storage).join("");
  const fees = readFaq().groups.flatMap(({ questions }) => questions.filter(({ id }) => id === "storage-fee"));
  for (const html of [fees[0]?.html, readPage("guides/transactions").html, readPage("guides/protocol-auth").html])
    expect(html).toContain(terms);
});
