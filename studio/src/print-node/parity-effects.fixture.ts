import { type AreaDesign, type ImageLayer, SCREEN_ANGLES } from "@surimono/domain/designs";
import { areaOf, imageLayer } from "../scene/design.fixture.ts";

/** Of each effect: at its pixels and small, a picture that is clear in places, turned, cut, flipped, at both ends of what it can do. */
const EFFECTS: Readonly<Record<string, readonly Partial<ImageLayer>[]>> = {
  posterised: ([2, 3, 5, 8] as const).map((levels) => ({ effect: { kind: "posterise", levels } })),
  duotone: [
    { effect: { kind: "duotone", dark: "#22356f", light: "#f7a6b4" } },
    { effect: { kind: "duotone", dark: "#000000", light: "#ffffff" }, opacity: 500 },
    { effect: { kind: "duotone", dark: "#fff000", light: "#a0106b" }, mask: "heart" },
  ],
  grain: [
    { effect: { kind: "grain", size: 200, strength: 100 } },
    { effect: { kind: "grain", size: 2000, strength: 30 }, rotation: 33_000 },
    { effect: { kind: "grain", size: 510, strength: 1 } },
  ],
  halftone: SCREEN_ANGLES.map((angle, index) => ({
    effect: { kind: "halftone", ink: "#1b2a6b", ruling: 8 + 6 * index, angle },
    ...(index === 2 && { rotation: 12_345, opacity: 700 }),
    ...(index === 3 && { flipX: true, mask: "ellipse" as const }),
    ...(index === 4 && { adjust: { brightness: 10, contrast: 20, saturation: 0, ink: "#ff0000", inverted: true } }),
  })),
  "line drawing": ([300, 500, 900, 1500] as const).map((width, index) => ({
    effect: { kind: "lines", ink: "#c0272d", width, detail: index * 33 },
  })),
  woodcut: ([300, 500, 900, 1500] as const).map((width, index) => ({
    effect: { kind: "woodcut", ink: "#111111", width, cover: 20 + index * 20 },
    ...(index === 2 && { ground: { color: "#fdfcfa", tolerance: 16, softness: 24 }, assetId: "scan" }),
  })),
  risograph: (["dots", "grain", "dots", "grain"] as const).map((screen, index) => ({
    effect: { kind: "riso", inks: ["#1f4fa3", "#e2382c"], screen, ruling: 10 + 9 * index, shift: 500 * index },
    ...(index === 2 && { worn: 3000, rotation: 200_000 }),
  })),
  "worn edges": [
    { worn: 300 },
    { worn: 8000, mask: "star" },
    { worn: 2000, effect: { kind: "halftone", ink: "#1b2a6b", ruling: 15, angle: 45 } },
    { worn: 2500, rotation: 77_000, opacity: 600, crop: { left: 12_345, top: 23_456, width: 54_321, height: 61_234 } },
  ],
};

function effectInGrid(look: Partial<ImageLayer>, index: number): ImageLayer {
  return imageLayer(["photo", "cutout", "jpeg"][index % 3] ?? "photo", {
    x: 25_000 + 50_000 * (index % 2),
    y: 17_000 + 33_000 * Math.floor(index / 2),
    width: index % 2 === 0 ? 47_000 : 30_123,
    height: index % 2 === 0 ? 31_333 : 20_077,
    ...look,
  });
}

/** Each effect of pictures, which screen and print must draw dot for dot. */
export const PARITY_EFFECTS: Readonly<Record<string, AreaDesign>> = Object.fromEntries(
  Object.entries(EFFECTS).map(([name, looks]) => [`pictures with an effect: ${name}`, areaOf(looks.map(effectInGrid))]),
);
