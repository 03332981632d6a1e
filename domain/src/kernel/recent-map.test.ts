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

test("weighs what it keeps, tells what it drops, and keeps the newest however heavy it is", () => {
  const dropped: number[] = [];
  const map = new RecentMap<string, number>(10, { weigh: (value) => value, onDropped: (value) => dropped.push(value) });
  const put = (key: string, value: number) => map.take(key, () => value);
  put("a", 4);
  put("b", 6);
  expect(dropped).toEqual([]);
  put("a", 0);
  put("c", 1);
  expect(dropped).toEqual([6]);
  put("d", 50);
  expect(dropped).toEqual([6, 4, 1]);
  expect(put("d", 0)).toBe(50);
  put("e", 3);
  expect(dropped).toEqual([6, 4, 1, 50]);
});

test("what is forgotten weighs nothing, is not told, and is made again", () => {
  const dropped: number[] = [];
  const map = new RecentMap<string, number>(10, { weigh: (value) => value, onDropped: (value) => dropped.push(value) });
  const put = (key: string, value: number) => map.take(key, () => value);
  put("a", 9);
  map.forget("a");
  map.forget("never there");
  put("b", 8);
  expect(put("a", 2)).toBe(2);
  expect(dropped).toEqual([]);
});
