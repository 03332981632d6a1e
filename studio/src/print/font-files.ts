import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { createShaper, findFont, loadHarfBuzz, type TextShaper } from "../scene/index.ts";

const resolve = createRequire(import.meta.url).resolve;

/** The TTF of a font on this machine; undefined for an id that is not in the list, so a request can never name a path. */
export function fontPath(fontId: string): string | undefined {
  const font = findFont(fontId);
  return font && path.join(fontsFolder(font.file), ...font.file.split("/").slice(1));
}

/** The SIL Open Font License with the font's copyright line, to be offered beside its file. */
export function fontLicencePath(fontId: string): string | undefined {
  const font = findFont(fontId);
  return font && path.join(fontsFolder(font.file), "LICENSE_FONT");
}

/** The baked SVG with the font's sample words. */
export function fontSamplePath(fontId: string): string | undefined {
  return findFont(fontId) && path.join(import.meta.dirname, "../../faces", `${fontId}.svg`);
}

function fontsFolder(file: string): string {
  return path.dirname(resolve(`@expo-google-fonts/${file.split("/")[0]}/package.json`));
}

/**
 * One for the whole process: HarfBuzz copies each font into memory that is freed only when the engine collects garbage, and the engine does not
 * see its size. A shaper for each document failed with "memory access out of bounds" after two hundred documents.
 */
let shared: Promise<TextShaper> | undefined;
const reading = new Map<string, Promise<void>>();

/** This process's shaper with these fonts in it; an unknown id throws, since a saved document can only name known ones. */
export async function nodeShaper(fontIds: Iterable<string>): Promise<TextShaper> {
  shared ??= loadHarfBuzz().then((engine) => createShaper(engine));
  const shaper = await shared;
  for (const fontId of fontIds) await readFace(shaper, fontId);
  return shaper;
}

function readFace(shaper: TextShaper, fontId: string): Promise<void> {
  const known = reading.get(fontId);
  if (known) return known;
  const file = fontPath(fontId);
  if (!file) throw new Error(`No such face: ${fontId}`);
  const added = readFile(file).then((bytes) => shaper.addFace(fontId, bytes));
  // If a file could not be read, the next document tries again.
  added.catch(() => reading.delete(fontId));
  reading.set(fontId, added);
  return added;
}
