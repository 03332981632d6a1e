import type { ShapePart, StampPart, TemplateColor, TextPart } from "./template.ts";

export const RED = "#fe3a27";
export const NAVY = "#22356f";
export const AMBER = "#ffc533";
export const CREAM = "#fff4df";
export const TEAL = "#0f8f86";

export const GOTHIC = "noto-sans-jp-900";
export const DELA = "dela-gothic-one";
export const MINCHO = "shippori-mincho-500";
export const ROCK = "rocknroll-one";
export const BRUSH = "yusei-magic";
export const BEBAS = "bebas-neue";
export const SCRIPT = "pacifico";

type Extra<Part> = Partial<Omit<Part, "kind">>;

export function words(
  text: string,
  fontId: string,
  [x, y, length]: readonly [number, number, number],
  color: TemplateColor = "main",
  extra: Extra<TextPart> = {},
): TextPart {
  return { kind: "text", text, fontId, x, y, length, color, ...extra };
}

export function stamp(
  stampId: string,
  [x, y, width]: readonly [number, number, number],
  inks?: readonly TemplateColor[],
  extra: Extra<StampPart> = {},
): StampPart {
  return { kind: "stamp", stampId, x, y, width, ...(inks ? { inks } : {}), ...extra };
}

export function shape(
  kind: ShapePart["shape"],
  [x, y, width, height]: readonly [number, number, number, number],
  fill: TemplateColor = "main",
  extra: Extra<ShapePart> = {},
): ShapePart {
  return { kind: "shape", shape: kind, x, y, width, height, fill, ...extra };
}
