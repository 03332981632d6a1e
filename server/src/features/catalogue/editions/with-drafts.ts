import type { Queries } from "../../../platform/database/index.ts";
import { CatalogueFailure } from "../catalogue-failure.ts";
import type { CatalogueProblem } from "../catalogue-problems.ts";
import { refusals } from "../import-catalogue.ts";
import { missingPictures } from "../item-pictures/named-pictures.ts";
import { type CatalogueFiles, type CatalogueTexts, filesOfTexts } from "../read-catalogue.ts";
import type { DraftRow } from "./drafts.store.ts";

/** What would be sold if the drafts were published. */
export function withDrafts(sold: CatalogueTexts, drafts: readonly Pick<DraftRow, "path" | "text">[]): CatalogueFiles {
  const texts = new Map(sold);
  for (const { path, text } of drafts) {
    if (text === null) texts.delete(path);
    else texts.set(path, text);
  }
  return filesOfTexts(texts);
}

/** Everything that keeps them from being sold; none for a catalogue that can be taken over. */
export async function problemsOf(queries: Queries, files: CatalogueFiles): Promise<readonly CatalogueProblem[]> {
  try {
    return [...(await refusals(queries, files.read())), ...(await missingPictures(queries, files.texts))];
  } catch (error) {
    if (error instanceof CatalogueFailure) return error.problems;
    throw error;
  }
}
