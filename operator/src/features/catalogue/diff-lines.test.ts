import { expect, test } from "vitest";
import { diffLines } from "./diff-lines.ts";

const told = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, line, text }) => `${kind} ${line} ${text}`);

test("shows what is gone, what came, and two lines around", () => {
  const before = "1\n2\n3\n4\nold\n6\n7\n8\n9\n";
  expect(told(before, before.replace("old", "new"))).toEqual([
    ...["same 3 3", "same 4 4", "gone 5 old", "added 5 new", "same 6 6", "same 7 7"],
  ]);
});

test("finds lines that moved apart, and all of a text that is new or gone", () => {
  expect(told("a\nb\nc", "a\nx\nb\ny\nc")).toEqual(["same 1 a", "added 2 x", "same 3 b", "added 4 y", "same 5 c"]);
  expect(told("", "a\nb")).toEqual(["added 1 a", "added 2 b"]);
  expect(told("a\nb", "")).toEqual(["gone 1 a", "gone 2 b"]);
  expect(told("a", "a")).toEqual([]);
});
