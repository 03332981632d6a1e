import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { emojiIdsIn, isEmojiId, type TextShaper } from "../scene/index.ts";

const FOLDER = path.dirname(createRequire(import.meta.url).resolve("@twemoji/svg/package.json"));

let files: ReadonlyMap<string, string> | undefined;

/** The SVG of an emoji on this machine; undefined where there is none, so a request can never name a path. */
export function emojiPath(id: string): string | undefined {
  if (!isEmojiId(id)) return undefined;
  // Files are named with U+FE0F where Unicode asks for it, ids never.
  files ??= new Map(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(".svg"))
      .map((file) => [file.slice(0, -".svg".length).replaceAll("-fe0f", ""), path.join(FOLDER, file)]),
  );
  return files.get(id);
}

/** Whose drawings they are, and under which licence. */
export function emojiLicencePath(): string {
  return path.join(import.meta.dirname, "../../emoji/LICENCE.txt");
}

/** Adds the emoji of these texts; those that nobody drew are added as such. */
export async function addEmoji(shaper: TextShaper, texts: Iterable<string>): Promise<void> {
  const ids = new Set([...texts].flatMap((text) => emojiIdsIn(text)));
  for (const id of ids) {
    const file = emojiPath(id);
    shaper.addEmoji(id, file ? await readFile(file, "utf8") : "none");
  }
}
