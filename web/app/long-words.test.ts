import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const here = import.meta.dirname;

// `break-words` takes that back: a column grows to the whole word then, and pushes what stands beside it out of the window.
test("a name or an address of any length breaks, and no column is as wide as the longest word of it", () => {
  expect(readFileSync(join(here, "app.css"), "utf8")).toContain("overflow-wrap: anywhere;");
  const widened = globSync("**/*.tsx", { cwd: here }).filter((file) =>
    /\bbreak-words\b/.test(readFileSync(join(here, file), "utf8")),
  );
  expect(widened).toEqual([]);
});
