import { expect, test } from "vitest";
import { withoutEndSlashes } from "./without-end-slashes.ts";

test("slashes at the end go, however many, and the first stays", () => {
  const cases = { "/items/": "/items", "/items//": "/items", "/a//b": "/a//b", "/": "/", "///": "/", "": "" };
  for (const [path, short] of Object.entries(cases)) expect(withoutEndSlashes(path), path).toBe(short);
  const long = `${"/".repeat(4_000_000)}x`;
  expect(withoutEndSlashes(long)).toBe(long);
}, 60_000);
