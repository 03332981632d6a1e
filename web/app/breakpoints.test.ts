import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../../ui/src/theme.css"), "utf8");

test("the breakpoints are the rule's: four for scripts, five for styles", () => {
  const widths = [...css.matchAll(/--breakpoint-[a-z]+: (\d+)px/g)].map(([, px]) => Number(px));
  expect(widths).toEqual([340, 540, 880, 1048, 380, 650, 720, 900, 1200]);
});

test("red and ink are the rule's colours", () => {
  expect(css).toContain("--color-red: #fe3a27;");
  expect(css).toContain("--color-ink: #504e4e;");
});
