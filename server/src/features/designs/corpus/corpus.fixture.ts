import type { CatalogueData } from "@surimono/domain/catalogue";
import type { DesignDocument, PictureFacts, ProblemCode } from "@surimono/domain/designs";
import { addEmoji, nodeShaper } from "@surimono/studio/print";
import { FONTS, loadStampTheme, STAMP_THEMES } from "@surimono/studio/scene";
import { corpusDocument, type Offered } from "./corpus-document.fixture.ts";
import { type MadeFaults, withFault } from "./corpus-faults.fixture.ts";
import { corpusFacts, corpusPictures } from "./corpus-pictures.fixture.ts";
import type { CorpusShelf } from "./site.fixture.ts";

/** A document of the corpus. */
export interface CorpusCase {
  readonly name: string;
  readonly document: DesignDocument;
  readonly offered: Offered;
  /** What the checks must find, and what they may find besides for the same reason; of a clean one nothing. */
  readonly faults: readonly ProblemCode[];
  readonly also: readonly ProblemCode[];
}

export interface Corpus {
  readonly cases: readonly CorpusCase[];
  /** Encoded, by asset id. */
  readonly pictures: Readonly<Record<string, Buffer>>;
  readonly facts: Readonly<Record<string, PictureFacts>>;
  readonly shelf: CorpusShelf;
}

export const CORPUS_SIZE = 320;
/** Every so many has a fault. */
const FAULTY = 4;

/** On every item by every method that it has, the same on every run. */
export async function makeCorpus({ items }: Pick<CatalogueData, "items">): Promise<Corpus> {
  const pictures = await corpusPictures();
  const facts = await corpusFacts(pictures);
  const text = await nodeShaper(FONTS.map(({ id }) => id));
  await addEmoji(text, ["🫪"]);
  const themes = await Promise.all(STAMP_THEMES.map(({ id }) => loadStampTheme(id)));
  const shelf = { text, stamps: themes.flat(), pictures: facts };
  const pairs = items.flatMap((item) => item.methods.map((method): Offered => ({ item, method })));
  const made: MadeFaults = new Map();
  const cases = Array.from({ length: Math.max(CORPUS_SIZE, pairs.length) }, (_, index): CorpusCase => {
    const offered = pairs[index % pairs.length] as Offered;
    const clean = corpusDocument(index + 1, offered, shelf);
    const faulty = index % FAULTY === FAULTY - 1 ? withFault(clean, made) : undefined;
    return {
      name: `${index + 1}: ${offered.item.id} by ${offered.method.methodId}${faulty ? `, ${faulty.fault.name}` : ""}`,
      document: faulty?.document ?? clean.document,
      offered,
      faults: faulty ? [faulty.fault.code] : [],
      also: faulty?.fault.also ?? [],
    };
  });
  return { cases, pictures, facts, shelf };
}
