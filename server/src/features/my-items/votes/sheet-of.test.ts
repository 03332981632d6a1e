import { expect, test, vi } from "vitest";
import { sheetOf } from "./sheet-of.ts";

const bytes = (...numbers: number[]) => Uint8Array.from(numbers);

test("the same pictures are drawn once, others and another order anew", async () => {
  const draw = vi.fn(async () => bytes(9));
  const sheets = [1, 2, 3].map(() => sheetOf([bytes(1), bytes(2)], draw));
  expect(new Set(await Promise.all(sheets)).size).toBe(1);
  expect(draw).toHaveBeenCalledOnce();
  await sheetOf([bytes(2), bytes(1)], draw);
  await sheetOf([bytes(1, 2)], draw);
  expect(draw).toHaveBeenCalledTimes(3);
});

test("what could not be drawn is tried again", async () => {
  const failing = vi.fn(async () => Promise.reject(new Error("no room")));
  await expect(sheetOf([bytes(3)], failing)).rejects.toThrow("no room");
  expect(await sheetOf([bytes(3)], async () => bytes(7))).toEqual(bytes(7));
});

test("fifty are kept, the newest", async () => {
  const draw = vi.fn(async () => bytes(9));
  for (let index = 0; index < 51; index += 1) await sheetOf([bytes(100, index)], draw);
  await sheetOf([bytes(100, 50)], draw);
  await sheetOf([bytes(100, 1)], draw);
  expect(draw).toHaveBeenCalledTimes(51);
  await sheetOf([bytes(100, 0)], draw);
  expect(draw).toHaveBeenCalledTimes(52);
});
