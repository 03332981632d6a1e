import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test.each(globSync("**/*.md", { cwd: content }).map((file) => [file]))(
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
