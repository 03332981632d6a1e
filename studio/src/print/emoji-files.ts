import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { emojiIdsIn, isEmojiId, type TextShaper } from "../scene/index.ts";

const resolve = createRequire(import.meta.url).resolve;

/** Read on the first emoji: most processes never need one. */
let files: ReadonlyMap<string, string> | undefined;

function listFiles(): ReadonlyMap<string, string> {
  const folder = path.dirname(resolve("@twemoji/svg/package.json"));
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".svg"))
      // Files are named with U+FE0F where Unicode requires it, ids never.
      .map((file) => [file.slice(0, -".svg".length).replaceAll("-fe0f", ""), path.join(folder, file)]),
  );
}

/** The SVG of an emoji on this machine; undefined where there is none, so a request can never name a path. */
export function emojiPath(id: string): string | undefined {
  if (!isEmojiId(id)) return undefined;
  files ??= listFiles();
  return files.get(id);
}

/** The author of the drawings, and their licence. */
export function emojiLicencePath(): string {
  return path.join(import.meta.dirname, "../../emoji/LICENCE.txt");
}

/** Adds the emoji of these texts; those without a drawing are added as such. */
export async function addEmoji(shaper: TextShaper, texts: Iterable<string>): Promise<void> {
  const ids = new Set([...texts].flatMap((text) => emojiIdsIn(text)));
  for (const id of ids) {
    const file = emojiPath(id);
    shaper.addEmoji(id, file ? await readFile(file, "utf8") : "none");
  }
}
