import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fontSamplePath, nodeShaper } from "../src/print/index.ts";
import { FONTS } from "../src/scene/index.ts";
import { drawFaceSample } from "./face-sample.ts";

/** Draws the sample words of every face into `studio/faces/`: `node studio/bake/bake-faces.ts` after a change of the list. */
const shaper = await nodeShaper(FONTS.map((font) => font.id));
for (const font of FONTS) {
  const file = fontSamplePath(font.id);
  if (!file) throw new Error(`No place for ${font.id}`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, drawFaceSample(font, shaper));
}
console.log(`${FONTS.length} faces`);
