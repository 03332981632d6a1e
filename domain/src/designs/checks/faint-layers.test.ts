import { expect, test } from "vitest";
import type { Layer } from "../document.ts";
import { documentOf, image, shape, stamp, text } from "./checks.fixture.ts";
import { CLEARLY_SEEN, clarityOn, faintLayers } from "./faint-layers.ts";

const [WHITE_CLOTH, BLACK_CLOTH] = ["#F7F7F4", "#232325"] as const;
const black = { color: "#1c1c1e", width: 800 };

test.each<[string, Layer, string, boolean]>([
  ["dark letters on black", text({ color: "#1c1c1e" }), BLACK_CLOTH, true],
  ["dark letters on white", text({ color: "#1c1c1e" }), WHITE_CLOTH, false],
  ["white letters on white", text({ color: "#ffffff" }), WHITE_CLOTH, true],
  ["white letters with a dark outline on white", text({ color: "#ffffff", outline: black }), WHITE_CLOTH, false],
  ["a pale grey on white", shape({ fill: "#c8c8c8" }), WHITE_CLOTH, false],
  ["a navy on black", shape({ fill: "#1f2f6b" }), BLACK_CLOTH, false],
  ["a stamp of which one ink is seen", stamp({ inks: ["#ffffff", "#d9240f"] }), WHITE_CLOTH, false],
  ["a stamp of which none is", stamp({ inks: ["#ffffff", "#fafafa"] }), WHITE_CLOTH, true],
  ["a photograph", image(), BLACK_CLOTH, false],
  ["what is hidden", shape({ fill: "#232325", hidden: true }), BLACK_CLOTH, false],
])("%s", (_what, layer, cloth, isFaint) => {
  const named = { ...layer, id: "x", name: "祭" };
  expect(faintLayers(documentOf(named), cloth)).toEqual(isFaint ? [{ areaKindId: 1, layerId: "x", name: "祭" }] : []);
});

test("a design is as clear as its faintest layer, and a layer as its clearest ink", () => {
  const letters = { ...text({ color: "#1d3557" }), id: "letters" };
  const outlined = { ...text({ color: "#ffffff", outline: black }), id: "outlined" };
  const both = documentOf(letters, outlined);
  expect(clarityOn(both, BLACK_CLOTH)).toBeLessThan(CLEARLY_SEEN);
  expect(clarityOn(both, WHITE_CLOTH)).toBeGreaterThan(CLEARLY_SEEN);
  expect(clarityOn(both, BLACK_CLOTH)).toBe(clarityOn(documentOf(letters), BLACK_CLOTH));
  expect(clarityOn(documentOf({ ...letters, hidden: true }), BLACK_CLOTH)).toBe(Number.POSITIVE_INFINITY);
});
