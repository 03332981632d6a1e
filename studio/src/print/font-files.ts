import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createShaper, findFont, loadHarfBuzz, type TextShaper } from "../scene/index.ts";

const resolve = createRequire(import.meta.url).resolve;

/** The TTF of a face on this machine; undefined for an id that is not in the list, so a request can never name a path. */
export function fontPath(fontId: string): string | undefined {
  const font = findFont(fontId);
  return font && path.join(fontsFolder(font.file), ...font.file.split("/").slice(1));
}

/** The SIL Open Font License with the copyright line of that face, to be offered beside its file. */
export function fontLicencePath(fontId: string): string | undefined {
  const font = findFont(fontId);
  return font && path.join(fontsFolder(font.file), "LICENSE_FONT");
}

/** The baked SVG with the face's sample words. */
export function fontSamplePath(fontId: string): string | undefined {
  return findFont(fontId) && path.join(import.meta.dirname, "../../faces", `${fontId}.svg`);
}

function fontsFolder(file: string): string {
  return path.dirname(resolve(`@expo-google-fonts/${file.split("/")[0]}/package.json`));
}

/** A shaper with just these faces; an unknown id throws, since a document that was saved can only name known ones. */
export async function createNodeShaper(fontIds: Iterable<string>): Promise<TextShaper> {
  const shaper = createShaper(await loadHarfBuzz());
  for (const fontId of fontIds) await addFace(shaper, fontId);
  return shaper;
}

export async function addFace(shaper: TextShaper, fontId: string): Promise<void> {
  if (shaper.hasFace(fontId)) return;
  const file = fontPath(fontId);
  if (!file) throw new Error(`No such face: ${fontId}`);
  shaper.addFace(fontId, await readFile(file));
}
