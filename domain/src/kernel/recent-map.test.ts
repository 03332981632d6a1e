import { expect, test } from "vitest";
import { RecentMap } from "./recent-map.ts";

test("keeps what was asked for last, undefined too, and forgets what was asked for longest ago", () => {
  const made: string[] = [];
  const map = new RecentMap<string, string | undefined>(2);
  const ask = (key: string) =>
    map.take(key, () => {
      made.push(key);
      return key === "none" ? undefined : key.toUpperCase();
    });
  expect([ask("a"), ask("none"), ask("a"), ask("none")]).toEqual(["A", undefined, "A", undefined]);
  ask("b");
  expect(made).toEqual(["a", "none", "b"]);
  ask("none");
  ask("a");
  expect(made).toEqual(["a", "none", "b", "a"]);
});
