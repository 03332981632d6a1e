import { expect, test } from "vitest";
import { addPart, partsFor, readParts, restAfter } from "./match-parts.ts";

const line = { rest: 15_300, proposals: [{ number: "S-2026-000001", open: 10_000 }] };

test("one bill gets the whole line; a second one what is left of the first", () => {
  const one = partsFor(line, "S-2026-000001");
  expect(readParts(line, one)).toEqual([{ number: "S-2026-000001", amount: 15_300 }]);
  const two = addPart(line, one);
  expect(two.map(({ amount }) => amount)).toEqual(["10000", "5300"]);
  expect(restAfter(line, two)).toBe(0);
  expect(new Set(addPart(line, two).map(({ key }) => key)).size).toBe(3);
});

test("amounts are read as they are typed, and never more than the line", () => {
  const typed = [{ key: 0, number: " ｓ-2026-000001", amount: "１５，３００" }];
  expect(readParts(line, typed)).toEqual([{ number: "S-2026-000001", amount: 15_300 }]);
  for (const amount of ["", "0", "-1", "1.5", "x"])
    expect(() => readParts(line, [{ key: 0, number: "S", amount }]), amount).toThrow("1円から");
  expect(() => readParts(line, [{ key: 0, number: "S", amount: "15301" }])).toThrow("超えています");
});
