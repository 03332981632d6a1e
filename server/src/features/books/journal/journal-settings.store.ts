import { DEFAULT_JOURNAL, type JournalSettings } from "@surimono/domain/books";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { journalSettings } from "../books.tables.ts";

/** What the operator set, over the defaults, so that an account of a later release has a name too. */
export async function findJournalSettings(queries: Queries): Promise<JournalSettings> {
  const [row] = await queries.select().from(journalSettings);
  if (!row) return DEFAULT_JOURNAL;
  const { accounts, taxes } = row.settings;
  return {
    accounts: { ...DEFAULT_JOURNAL.accounts, ...accounts },
    taxes: { ...DEFAULT_JOURNAL.taxes, ...taxes },
  };
}

export async function saveJournalSettings(tx: Transaction, settings: JournalSettings): Promise<void> {
  await tx
    .insert(journalSettings)
    .values({ settings })
    .onConflictDoUpdate({ target: journalSettings.id, set: { settings } });
}
