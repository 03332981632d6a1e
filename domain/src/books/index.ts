export {
  compareReport,
  DIFFERENCES,
  type Difference,
  type MovedMoney,
  REPORTED_KINDS,
} from "./compare-report.ts";
export { changeOfDay, DAY_WAY_IDS, DAY_WAYS, type WaySum, wholeDay } from "./day-sums.ts";
export { type JournalFile, journalFile } from "./journal-files.ts";
export {
  type BookedGatewayLine,
  type BookedReceipt,
  journalOfGateway,
  journalOfReceipt,
} from "./journal-of-money.ts";
export { type BookedOrder, journalOfOrder, type OrderHappening } from "./journal-of-order.ts";
export { type JournalRow, perDay } from "./journal-row.ts";
export {
  DEFAULT_JOURNAL,
  JOURNAL_ACCOUNT_IDS,
  JOURNAL_ACCOUNTS,
  JOURNAL_SOFTWARE,
  JOURNAL_SOFTWARE_IDS,
  JOURNAL_TAX_IDS,
  JOURNAL_TAXES,
  type JournalAccount,
  type JournalSettings,
  type JournalSoftware,
  type JournalTax,
  MOST_ACCOUNT_WIDTH,
  widthOf,
} from "./journal-settings.ts";
export type { ReportMapping } from "./report-mapping.ts";
