import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the breakpoints are those of the specification (§9): four for scripts, five for styles", () => {
  const css = readFileSync(join(import.meta.dirname, "app.css"), "utf8");
  const widths = [...css.matchAll(/--breakpoint-[a-z]+: (\d+)px/g)].map(([, px]) => Number(px));
  expect(widths).toEqual([340, 540, 880, 1048, 380, 650, 720, 900, 1200]);
});
