import { expect, test } from "vitest";
import { leavesAt, nextMoment, tellsAt } from "./index.ts";

const touchedAt = new Date("2026-11-20T03:00:00.000Z");
const after = (days: number) => new Date(touchedAt.getTime() + days * 86_400_000);

test("a line is announced after two days and leaves after three", () => {
  expect(tellsAt({ touchedAt })).toEqual(after(2));
  expect(leavesAt({ touchedAt, toldAt: null })).toEqual(after(3));
  expect(leavesAt({ touchedAt, toldAt: after(2) })).toEqual(after(3));
});

test("told late, it leaves late: there is always a day to keep it", () => {
  expect(leavesAt({ touchedAt, toldAt: after(9) })).toEqual(after(10));
});

test("first it is to be told, then to be taken out", () => {
  expect(nextMoment({ touchedAt, toldAt: null })).toEqual(after(2));
  expect(nextMoment({ touchedAt, toldAt: after(2.5) })).toEqual(after(3.5));
});
