import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fontSamplePath, nodeShaper } from "../src/print/index.ts";
import { FONTS } from "../src/scene/index.ts";
import { drawFaceSample } from "./face-sample.ts";

test.each(FONTS)("the baked sample of $id is up to date, small and complete", async (font) => {
  const shaper = await nodeShaper([font.id]);
  const svg = drawFaceSample(font, shaper);
  expect(await readFile(fontSamplePath(font.id) ?? "", "utf8")).toBe(svg);
  expect(svg.length).toBeLessThan(40_000);
});
