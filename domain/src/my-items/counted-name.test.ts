import { expect, test } from "vitest";
import { countedName } from "./counted-name.ts";
import { findTextFaults, MAX_ITEM_NAME } from "./my-item-text.ts";

test.each<[string, readonly string[], string]>([
  ["ノートA5", [], "ノートA5"],
  ["ノートA5", ["ノートA5"], "ノートA5（2）"],
  ["ノートA5", ["海のノート", "ノートA5（2）"], "ノートA5（3）"],
  ["ノートA5", ["ノートA5（9）", "ノートA5（2）", "ノートA5"], "ノートA5（10）"],
  ["ノートA5", ["ノートA5_コピー", "ノートA5（2）_コピー", "ノートA5（0）", "ノートA5 方眼"], "ノートA5"],
])("%s beside %j is named %s", (name, existing, named) => {
  expect(countedName(name, existing)).toBe(named);
});

test("the longest name with the highest counter is still a name, and never one that is there", () => {
  const long = "長".repeat(MAX_ITEM_NAME);
  const first = countedName(long, []);
  const next = countedName(long, [`${first}（99998）`]);
  expect(next).not.toBe(first);
  for (const name of [first, next])
    expect(findTextFaults({ name, description: "説明", sellingPrice: 1 }, 1)).toEqual([]);
});
