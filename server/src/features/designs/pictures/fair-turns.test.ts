import { expect, test } from "vitest";
import { createFairTurns } from "./fair-turns.ts";

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 1));

test("goes from owner to owner, one task at a time, and keeps each owner's order", async () => {
  const turns = createFairTurns(9);
  const begun: string[] = [];
  let under = 0;
  const task = (name: string) => async () => {
    begun.push(name);
    expect(++under).toBe(1);
    await later();
    under -= 1;
  };
  const tasks = ["a1", "a2", "a3", "b1", "b2", "c1"].map((name) => turns.take(name.charAt(0), task(name)));
  await Promise.all(tasks);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
});

test("takes no more of one owner than it may hold, until one is done, be it in failure", async () => {
  const turns = createFairTurns(2);
  const first = turns.take("a", () => Promise.reject(new Error("broken")));
  const second = turns.take("a", later);
  expect(turns.take("a", later)).toBeUndefined();
  expect(turns.take("b", later)).toBeDefined();
  await expect(first).rejects.toThrow("broken");
  await second;
  await expect(turns.take("a", async () => "done")).resolves.toBe("done");
});
