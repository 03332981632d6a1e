import type { Shop } from "../../platform/http/index.ts";
import type { PaymentGateway } from "../payments/index.ts";
import { closingRoutes } from "./closing.routes.ts";
import { journalRoutes } from "./journal.routes.ts";

export { closeDay } from "./closing/close-day.ts";
export { findBroken } from "./closing/closings.store.ts";
export type { JudgedDifference } from "./closing/differences.ts";
export { noteDifference } from "./closing/note-difference.ts";
export { readDay } from "./closing/read-day.ts";
export { exportJournal, previewJournal } from "./journal/export-journal.ts";
export { findJournalSettings, saveJournalSettings } from "./journal/journal-settings.store.ts";
export { saveReportMapping } from "./reports/reports.store.ts";
export { takeReport } from "./reports/take-report.ts";

/** The shop's books: each day against the gateway's report, and the journal. */
export function booksRoutes(shop: Shop, gateway: PaymentGateway | undefined): void {
  closingRoutes(shop, gateway);
  journalRoutes(shop);
}
