import { RecentMap } from "@surimono/domain/kernel";
import { createShaper, fetchFace, type HarfBuzz, loadFace, type TextShaper } from "../../scene/index.ts";

/** Faces of which only the letters of some words are there: enough to show them, and a thousandth of the whole. */
export interface LetteredFaces {
  /** Sets those words in the faces that have arrived; undefined before the first. */
  of(words: string): TextShaper | undefined;
  /** Rejects when the letters cannot be fetched. */
  ensure(words: string, fontIds: readonly string[]): Promise<TextShaper>;
}

interface Engine {
  readonly hb: HarfBuzz;
  /** The whole faces; all share its emoji. */
  readonly whole: TextShaper;
}

/** Of so many words the faces are kept. */
const KEPT = 6;

export function createLetteredFaces(
  load: () => Promise<Engine>,
  fetchBytes: (url: string) => Promise<Uint8Array> = fetchFace,
  arrived: () => void,
): LetteredFaces {
  const shapers = new RecentMap<string, TextShaper>(KEPT);
  let engine: Engine | undefined;

  function shaperOf({ hb, whole }: Engine, letters: string): TextShaper {
    return shapers.take(letters, () => ({
      ...createShaper(hb),
      emoji: (id) => whole.emoji(id),
      addEmoji: whole.addEmoji,
    }));
  }

  return {
    of: (words) => engine && shaperOf(engine, lettersOf(words)),
    async ensure(words, fontIds) {
      engine ??= await load();
      const letters = lettersOf(words);
      const shaper = shaperOf(engine, letters);
      const query = `?letters=${encodeURIComponent(letters)}`;
      const missing = fontIds.filter((fontId) => !shaper.hasFace(fontId));
      await Promise.all(missing.map((fontId) => loadFace(shaper, fontId, (url) => fetchBytes(url + query))));
      if (missing.length > 0) arrived();
      return shaper;
    },
  };
}

/** Each once, in an order that says nothing of the words. */
function lettersOf(words: string): string {
  return [...new Set(words.normalize("NFC").replaceAll(/\s/gu, ""))].sort().join("");
}
