import fc from "fast-check";
import { expect, test } from "vitest";
import { diffLines } from "./index.ts";

test("lines that were changed, taken out and put in", () => {
  expect(diffLines("a\nb\nc", "a\nx\nc\nd").map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "same a",
    "gone b",
    "new x",
    "same c",
    "new d",
  ]);
});

test("both texts can be read from it, and equal ones differ nowhere", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", ""), { minLength: 1, maxLength: 12 })
    .map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after);
      const without = (kind: string) =>
        lines
          .filter((line) => line.kind !== kind)
          .map((line) => line.text)
          .join("\n");
      expect([without("new"), without("gone")]).toEqual([before, after]);
      expect(diffLines(before, before).every(({ kind }) => kind === "same")).toBe(true);
    }),
  );
});
