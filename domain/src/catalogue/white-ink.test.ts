import { expect, test } from "vitest";
import { INK_JET, TRANSFER, WHITE_INK_JET } from "./item.ts";
import { isMirrored, whiteInk } from "./white-ink.ts";

const CLEAR = "#EFF4F545";

test.each([
  ["film on black", { id: TRANSFER }, "#1c1c1e", { choke: 170 }],
  ["film on white", { id: TRANSFER }, "#ffffff", { choke: 170 }],
  ["film on clear goods", { id: TRANSFER }, CLEAR, { choke: 170 }],
  ["film with a choke of the catalogue's own", { id: TRANSFER, choke: 300 }, "#1c1c1e", { choke: 300 }],
  ["ink over white on navy", { id: WHITE_INK_JET, choke: 170 }, "#1E2947", { choke: 170, ground: "#1E2947" }],
  ["ink over white on clear goods", { id: WHITE_INK_JET, choke: 170 }, CLEAR, { choke: 170 }],
  ["bare ink", { id: INK_JET }, "#ffffff", undefined],
] as const)("%s", (_what, method, goods, white) => {
  expect(whiteInk(method, goods)).toEqual(white);
});

test("only what lies behind clear goods is mirrored", () => {
  expect(isMirrored({ behind: true }, CLEAR)).toBe(true);
  expect(isMirrored({ behind: true }, "#F7F7F4")).toBe(false);
  expect(isMirrored({ behind: true }, "#F7F7F4ff")).toBe(false);
  expect(isMirrored({}, CLEAR)).toBe(false);
});
