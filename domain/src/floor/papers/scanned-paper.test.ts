import { expect, test } from "vitest";
import { batchCode } from "../batches/batch-code.ts";
import { unitCode } from "../unit-code.ts";
import { isTakenAt, judgeBatchScan, readPaper } from "./scanned-paper.ts";

test("each of the workshop's codes is read as what it is, and nothing else as any of them", () => {
  expect(readPaper(unitCode(123))).toEqual({ kind: "unit", number: 123 });
  expect(readPaper(` ${batchCode(7)} `)).toEqual({ kind: "batch", number: 7 });
  expect(readPaper("sr0000abcdp2")).toEqual({ kind: "parcel", number: "SR-0000-ABCD", parcel: 2 });
  for (const text of ["", "B00070", "SR-0000-ABCD", "123456789012", "https://example.com/"])
    expect(readPaper(text)).toBeUndefined();
});

test("a batch is scanned where its pieces are printed and checked, a parcel where it is packed", () => {
  const stations = ["print", "check", "pack", "store"] as const;
  expect(stations.map((station) => isTakenAt(station, "batch"))).toEqual([true, true, false, false]);
  expect(stations.map((station) => isTakenAt(station, "parcel"))).toEqual([false, false, true, false]);
});

test.each([
  ["print", ["ready", "printed", "rejected", "held"], { next: [0, 2] }],
  ["print", ["printed", "checked", "cancelled"], { refused: "already-done" }],
  ["print", ["printed", "held"], { refused: "is-held" }],
  ["print", ["received", "received"], { refused: "not-ready" }],
  ["check", ["ready", "printed"], { next: [1] }],
  ["check", ["checked", "ready"], { refused: "not-printed" }],
  ["check", ["shipped", "packed"], { refused: "already-done" }],
  ["check", [], { refused: "already-done" }],
] as const)("at %s a batch of %j is judged %j", (station, states, judged) => {
  expect(judgeBatchScan(station, states)).toEqual(judged);
});
