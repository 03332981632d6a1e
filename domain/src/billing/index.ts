export { creditLimitOf, type InvoiceStanding, invoiceProblem } from "./credit-limit.ts";
export type { CsvMapping } from "./csv-mapping.ts";
export { DUNNING_DAYS, type DunningDays, dunningSteps } from "./dunning.ts";
export { payerKey } from "./payer-name.ts";
export { type OpenBill, type Proposal, proposeMatches } from "./propose-matches.ts";
export {
  BILL_STATES,
  type BillState,
  billState,
  isOverdue,
  type LedgerBill,
  type LedgerEntry,
  type SettledBill,
  type Settlement,
  settle,
} from "./settle.ts";
