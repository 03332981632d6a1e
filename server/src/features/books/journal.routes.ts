import * as calls from "@surimono/contract/books";
import { DONE } from "@surimono/contract/kernel";
import { type JournalSettings, MOST_ACCOUNT_WIDTH, widthOf } from "@surimono/domain/books";
import { fail, ok } from "@surimono/domain/kernel";
import { unknownInCp932 } from "../../platform/csv/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { exportJournal, previewJournal } from "./journal/export-journal.ts";
import { findJournalSettings, saveJournalSettings } from "./journal/journal-settings.store.ts";

/** The journal for the programs that the books are kept with. */
export function journalRoutes(shop: Shop): void {
  const { db } = shop.database;
  shop.operatorRoute(calls.getJournalSettings, async () => ok(await findJournalSettings(db)));
  shop.operatorRoute(calls.setJournalSettings, async ({ payload, recorded }) => {
    const problem = problemOf(payload);
    if (problem) return fail(problem);
    const subject = { kind: "journal", id: "settings" };
    const { inTransaction } = recorded({ action: calls.setJournalSettings.name, subject, state: findJournalSettings });
    await inTransaction((tx) => saveJournalSettings(tx, payload));
    return ok(DONE);
  });
  shop.operatorRoute(calls.previewJournal, async ({ payload }) => {
    const found = await previewJournal({ booked: shop.mayBeOld("journal"), kept: db }, payload);
    if (!found.ok) return found;
    const { rows, lacks, accounts, files } = found.value;
    return ok({
      ...{ rows, accounts, yayoi_lacks: lacks ?? null },
      files: files.map(({ software, isPerDay, rows: count, by, at, sha256 }) => ({
        ...{ software, is_per_day: isPerDay, rows: count, by, at: at.toISOString(), sha256 },
      })),
    });
  });
  shop.operatorRoute(calls.exportJournal, async ({ payload, operator, recorded }) => {
    const { per_day: isPerDay, ...wish } = payload;
    const subject = { kind: "journal", id: `${wish.from}/${wish.until}` };
    const database = recorded({ action: calls.exportJournal.name, subject, asked: payload });
    const made = await exportJournal({ ...shop, database }, { ...wish, isPerDay }, operator.name);
    if (!made.ok) return fail(made.failure.code);
    const { bytes, fileName } = made.value;
    return ok({ bytes, fileName, contentType: wish.software === "yayoi" ? "text/csv" : "text/csv; charset=utf-8" });
  });
}

/** Names are checked once here, so that no file is refused for them later. */
function problemOf({ accounts, taxes }: JournalSettings) {
  const names = Object.values(accounts).flatMap(({ name, sub }) => [name, sub]);
  if (names.some((name) => widthOf(name) > MOST_ACCOUNT_WIDTH)) return "books/name-too-long";
  const forYayoi = [...names, ...Object.values(taxes).map(({ yayoi }) => yayoi)];
  return unknownInCp932(forYayoi.join("")).length > 0 ? "books/letters-unknown" : undefined;
}
