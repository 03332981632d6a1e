import { expect, test } from "vitest";
import type { Layer } from "./document.ts";
import { shownParts, showsSame } from "./shown-parts.ts";

const picture = (assetId: string, hidden = false) => ({ kind: "image", assetId, hidden }) as unknown as Layer;
const words = (text: string) => ({ kind: "text", text, hidden: false }) as unknown as Layer;
const stamp = (stampId: string) => ({ kind: "stamp", stampId, hidden: false }) as unknown as Layer;
const group = (...layers: Layer[]) =>
  ({ kind: "group", layers, hidden: false, locked: false, opacity: 1000 }) as unknown as Layer;
const parts = (...layers: Layer[]) => shownParts({ areas: [{ layers }] as never });

test.each([
  [true, "one upload in common", [picture("sea"), words("夏")], [group(picture("sea"))]],
  [false, "the same words below different uploads", [picture("sea"), words("夏")], [picture("hill"), words("夏")]],
  [false, "an upload that is hidden", [picture("sea", true), words("夏")], [picture("sea")]],
  [true, "the same words and stamps in any order", [words("夏 "), stamp("wave")], [stamp("wave"), words("夏")]],
  [false, "some of the words", [words("夏"), stamp("wave")], [words("夏")]],
  [false, "nothing at all", [], []],
] as const)("%s: %s", (expected, _, one, other) => {
  expect(showsSame(parts(...one), parts(...other))).toBe(expected);
  expect(showsSame(parts(...other), parts(...one))).toBe(expected);
});
