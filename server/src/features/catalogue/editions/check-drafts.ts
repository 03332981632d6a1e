import type { CatalogueProblem } from "../catalogue-problems.ts";
import { type Preview, previewChanges } from "../preview-changes.ts";
import { readStoredCatalogue } from "../read-stored.ts";
import type { CatalogueDesk } from "./desk.ts";
import { listDrafts } from "./drafts.store.ts";
import { readTexts } from "./editions.store.ts";
import { problemsOf, withDrafts } from "./with-drafts.ts";

export interface CheckedDrafts extends Preview {
  readonly problems: readonly CatalogueProblem[];
}

type Desk = Pick<CatalogueDesk, "database" | "countTouched">;

/** What is wrong with the drafts together, by file, line and field; or what publishing them would change. */
export async function checkDrafts(desk: Desk, paths: readonly string[]): Promise<CheckedDrafts> {
  return checkTexts(desk, await listDrafts(desk.database.db, paths));
}

/** The same of texts that are no drafts yet. */
export async function checkTexts(
  { database, countTouched }: Desk,
  wanted: Parameters<typeof withDrafts>[1],
): Promise<CheckedDrafts> {
  const files = withDrafts(await readTexts(database.db), wanted);
  const problems = await problemsOf(database.db, files);
  if (problems.length > 0) return { problems, fees: [], items: [] };
  const stored = await readStoredCatalogue(database);
  return { problems, ...(await previewChanges(database.db, stored, files, countTouched)) };
}
