import { nodeShaper } from "../../print/index.ts";
import { textLayer } from "../design.fixture.ts";
import { FONTS, layoutText, type TextLayout } from "../index.ts";
import { type Box, outlineBox } from "../paths/outline.ts";

/** The size of the letters of `textLayer`. */
export const EM = 10_000;

/** Knows every face of the shop. */
export const shaper = await nodeShaper(FONTS.map(({ id }) => id));

export function layout(text: string, changes: Parameters<typeof textLayer>[1] = {}): TextLayout {
  const found = layoutText(textLayer(text, changes), shaper);
  if (!found) throw new Error("The face is missing");
  return found;
}

export function ink(found: TextLayout): Box {
  const box = outlineBox(found.outline);
  if (!box) throw new Error("No ink");
  return box;
}

export const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
