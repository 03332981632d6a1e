import { type Failure, fail, ok, type Result } from "@surimono/domain/kernel";
import type { Transaction } from "../../../platform/database/index.ts";
import { takeOver } from "../import-catalogue.ts";
import { lockImport } from "../lock-import.ts";
import { readStoredCatalogue } from "../read-stored.ts";
import type { CatalogueDesk } from "./desk.ts";
import { type DraftRow, deleteDrafts, listDueDrafts, lockDrafts, planDrafts, type SeenDraft } from "./drafts.store.ts";
import { addEdition, findLastEdition, listHeads, type NewEdition, readTexts } from "./editions.store.ts";
import { problemsOf, withDrafts } from "./with-drafts.ts";

interface Publishing {
  readonly drafts: readonly SeenDraft[];
  /** By itself at that moment; at once without it. */
  readonly at?: Date | undefined;
  readonly by: string;
  readonly reason: string;
  readonly cause: NewEdition["cause"];
}

export type PublishFailure = Failure<
  | "catalogue/draft-changed"
  | "catalogue/draft-outdated"
  | "catalogue/not-sellable"
  | "catalogue/nothing-changed"
  | "catalogue/time-is-over"
>;

/** Puts the drafts on sale together, or says when that is to happen. All of them or none (rule catalogue-drafts). */
export async function publishDrafts(desk: CatalogueDesk, wish: Publishing): Promise<Result<undefined, PublishFailure>> {
  const { database, before } = desk;
  const now = desk.now();
  if (wish.at && wish.at <= now) return fail("catalogue/time-is-over");
  if (!wish.at) await before(database.db, () => readStoredCatalogue(database));
  return database.inTransaction(async (tx): Promise<Result<undefined, PublishFailure>> => {
    await lockImport(tx);
    const paths = wish.drafts.map(({ path }) => path);
    const rows = await lockDrafts(tx, paths);
    const isSeen = (row: DraftRow) =>
      wish.drafts.some((seen) => seen.path === row.path && seen.revision === row.revision);
    if (rows.length !== new Set(paths).size || !rows.every(isSeen)) return fail("catalogue/draft-changed");
    if ((await outdatedOf(tx, rows)).length > 0) return fail("catalogue/draft-outdated");
    if (!wish.at) return publishRows(tx, { ...desk, now: () => now }, rows, wish);
    const earlier = (await listDueDrafts(tx, wish.at)).filter(({ path }) => !paths.includes(path));
    const files = withDrafts(await readTexts(tx), [...earlier, ...rows]);
    if ((await problemsOf(tx, files)).length > 0) return fail("catalogue/not-sellable");
    const plan = { plannedFor: wish.at, plannedBy: wish.by, reason: wish.reason, trouble: null };
    await planDrafts(tx, paths, plan);
    return ok(undefined);
  });
}

/** Those whose file was published by somebody else since they were begun. */
export async function outdatedOf(tx: Transaction, rows: readonly DraftRow[]): Promise<readonly DraftRow[]> {
  const heads = new Map((await listHeads(tx)).map(({ path, edition }) => [path, edition]));
  return rows.filter(({ path, base }) => (heads.get(path) ?? 0) !== base);
}

/** Under the lock of the import. */
export async function publishRows(
  tx: Transaction,
  { before, now }: Pick<CatalogueDesk, "before" | "now">,
  rows: readonly DraftRow[],
  { cause, by, reason }: Omit<NewEdition, "at">,
): Promise<Result<undefined, Failure<"catalogue/not-sellable" | "catalogue/nothing-changed">>> {
  const files = withDrafts(await readTexts(tx), rows);
  if ((await findLastEdition(tx))?.contentHash === files.contentHash) return fail("catalogue/nothing-changed");
  if ((await problemsOf(tx, files)).length > 0) return fail("catalogue/not-sellable");
  await takeOver(tx, files, now(), before);
  await addEdition(tx, { at: now(), cause, by, reason }, files);
  await deleteDrafts(
    tx,
    rows.map(({ path }) => path),
  );
  return ok(undefined);
}
