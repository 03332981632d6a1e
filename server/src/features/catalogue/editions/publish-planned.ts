import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { timedJob } from "../../../platform/jobs/index.ts";
import { lockImport } from "../lock-import.ts";
import { type CatalogueTexts, filesOfTexts } from "../read-catalogue.ts";
import { readStoredCatalogue } from "../read-stored.ts";
import type { CatalogueDesk } from "./desk.ts";
import { type DraftRow, deleteDrafts, listDueDrafts, lockDrafts, planDrafts } from "./drafts.store.ts";
import { readTexts } from "./editions.store.ts";
import { outdatedOf, publishRows } from "./publish-drafts.ts";
import { sortOutDrafts } from "./sort-out-drafts.ts";
import { problemsOf, withDrafts } from "./with-drafts.ts";

export const publishPlannedJob = timedJob("publish-planned");

type PlannedDesk = Omit<CatalogueDesk, "countTouched">;

/**
 * Publishes the drafts whose time has come, together. Where they cannot be sold together, each that can be is, and the others say why not
 * (rule catalogue-planned).
 * Answers what was kept back.
 */
export async function publishPlanned(desk: PlannedDesk): Promise<readonly string[]> {
  const { database, before } = desk;
  const now = desk.now();
  if ((await listDueDrafts(database.db, now)).length === 0) return [];
  await before(database.db, () => readStoredCatalogue(database));
  return database.inTransaction(async (tx) => {
    await lockImport(tx);
    const due = await listDueDrafts(tx, now);
    // Another process was here first.
    if (due.length === 0) return [];
    await lockDrafts(
      tx,
      due.map(({ path }) => path),
    );
    const outdated = await outdatedOf(tx, due);
    const sold = await readTexts(tx);
    const { sound, troubles } = await sortOut(tx, sold, due, outdated);
    for (const { row, trouble } of troubles)
      await planDrafts(tx, [row.path], { plannedFor: null, plannedBy: row.plannedBy, reason: row.reason, trouble });
    await publishSound(tx, desk, { sold, sound, now });
    return troubles.map(({ row, trouble }) => `${row.path}: ${trouble}`);
  });
}

interface Sound {
  readonly sold: CatalogueTexts;
  readonly sound: readonly DraftRow[];
  readonly now: Date;
}

async function publishSound(tx: Transaction, desk: PlannedDesk, { sold, sound, now }: Sound): Promise<void> {
  const paths = sound.map(({ path }) => path);
  // What is sold already, word for word, is done.
  if (withDrafts(sold, sound).contentHash === filesOfTexts(sold).contentHash) return deleteDrafts(tx, paths);
  const words = (texts: readonly (string | null)[]) => [...new Set(texts.filter(Boolean))].join("、");
  const by = words(sound.map(({ plannedBy }) => plannedBy));
  const edition = { cause: "plan", by, reason: words(sound.map(({ reason }) => reason)) } as const;
  const published = await publishRows(tx, { ...desk, now: () => now }, sound, edition);
  if (!published.ok) throw new Error(`planned drafts were sound, and then ${published.failure.code}`);
}

async function sortOut(
  queries: Queries,
  sold: CatalogueTexts,
  due: readonly DraftRow[],
  outdated: readonly DraftRow[],
) {
  const current = due.filter((row) => !outdated.includes(row));
  const { sound, troubles } = await sortOutDrafts(current, (rows) => problemsOf(queries, withDrafts(sold, rows)));
  const late = outdated.map((row) => ({ row, trouble: "another edition of the file was published meanwhile" }));
  return { sound, troubles: [...late, ...troubles] };
}
