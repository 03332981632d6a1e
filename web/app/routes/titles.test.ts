import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** These lead on at once and are never seen. */
const PASSAGES = new Set([
  ...["callback", "design-callback", "fans-setting", "logout", "my-items-drafts", "order-list", "redirect"],
]);
/** The shop's own title, from the root. */
const HOME = "home";

const pages = [
  ...readFileSync(join(import.meta.dirname, "../routes.ts"), "utf8").matchAll(/"routes\/([a-z-]+)\.tsx"/g),
].map(([, name]) => name ?? "");

test("every page of the site map has a title of its own, and all end alike", () => {
  expect(pages.length).toBeGreaterThan(40);
  const titled = pages.filter((name) => name !== HOME && !PASSAGES.has(name));
  const plain = titled.filter(
    (name) => !/｜SURIMONO["`]/.test(readFileSync(join(import.meta.dirname, `${name}.tsx`), "utf8")),
  );
  expect(plain).toEqual([]);
});

test("what is never seen shows nothing", () => {
  for (const name of PASSAGES)
    expect(readFileSync(join(import.meta.dirname, `${name}.tsx`), "utf8"), name).toMatch(/return null;/);
});
