export { findOwnLimit } from "./balances.store.ts";
export { findMapping, findOpenLine, listMappings, type OpenLine, saveMapping } from "./bank/bank.store.ts";
export { importStatement } from "./bank/import-statement.ts";
export { confirmMatch, type MatchPart, undoMatch } from "./bank/match-lines.ts";
export { listMatchedLines } from "./bank/matched-lines.store.ts";
export { listProposals, type ProposedLine } from "./bank/propose-lines.ts";
export { setAside, takeUp } from "./bank/set-aside.ts";
export { ZENGIN_LAYOUT_NAMES, ZENGIN_LAYOUTS } from "./bank/zengin-layouts.ts";
export { billInvoiced } from "./bill-orders.ts";
export { billingRoutes } from "./billing.routes.ts";
export { findBillOfOrder, listOrdersOfBill, setCreditLimit } from "./billing.store.ts";
export type { BillingDesk } from "./billing-desk.ts";
export { closeMonth } from "./close-month.ts";
export { compareBalances } from "./compare-balances.ts";
export { eraseOldBills, forgetPayers } from "./erase-old-bills.ts";
export { invoiceMoney } from "./invoice-money.ts";
export { judgeInvoice, readStanding } from "./invoice-standing.ts";
export { findKeptMoney } from "./kept-money-obstacle.ts";
export {
  type Account,
  type BillOfAccount,
  type BillSearch,
  type ListedBill,
  listBills,
  readAccount,
  readSums,
} from "./list-bills.ts";
export { lowerBill } from "./lower-bill.ts";
export { findOwner, recordPayment } from "./record-payment.ts";
export { repayCredit } from "./repay-credit.ts";
export { readReturn, returnOrder } from "./return-order.ts";
export { undoEntry } from "./undo-entry.ts";
