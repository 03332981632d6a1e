import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const here = import.meta.dirname;

// `break-words` undoes that: a column then grows to the whole word, and pushes its neighbour out of the window.
test("a name or an address of any length breaks, and no column grows to its longest word", () => {
  expect(readFileSync(join(here, "../../ui/src/theme.css"), "utf8")).toContain("overflow-wrap: anywhere;");
  const widened = globSync("**/*.tsx", { cwd: here }).filter((file) =>
    /\bbreak-words\b/.test(readFileSync(join(here, file), "utf8")),
  );
  expect(widened).toEqual([]);
});
