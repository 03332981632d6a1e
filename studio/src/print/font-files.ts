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

/**
 * One for the whole process: HarfBuzz copies each face into memory that it cannot have back before the engine collects, and the engine does not
 * see how much that is. A shaper for each document ended it with "memory access out of bounds" after two hundred documents.
 */
let shared: Promise<TextShaper> | undefined;
const reading = new Map<string, Promise<void>>();

/** The shaper of this process, with these faces in it; an unknown id throws, since a document that was saved can only name known ones. */
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
  // A file that could not be read is read again by the next document.
  added.catch(() => reading.delete(fontId));
  reading.set(fontId, added);
  return added;
}
