export {
  BANK_VIEWS,
  confirmBankLine,
  listBankLines,
  listBankMappings,
  saveBankMapping,
  setBankLineAside,
  takeBankLineUp,
  takeBankStatement,
  undoBankLine,
} from "./bank.ts";
export {
  BILL_VIEWS,
  getDeskBill,
  getDeskBillDocument,
  getDeskReturn,
  listDeskBills,
  recordDeskPayment,
  repayDeskCredit,
  returnDeskOrder,
  undoDeskPayment,
} from "./bills.ts";
export { getDeskMember } from "./get-member.ts";
export { listDeskMembers, MEMBER_VIEWS } from "./list-members.ts";
export {
  closeDeskMember,
  decideDeskBusiness,
  exportDeskMember,
  liftDeskSuspension,
  setDeskCreditLimit,
  suspendDeskMember,
} from "./member-actions.ts";
export { exportSales, getSales, SALES_BY, type SalesBy } from "./sales.ts";
export { getSystem, retryJobs, setMaintenance, setSystemMessage } from "./system.ts";
export { type UnreadablePlace, unreadablePlaceSchema } from "./unreadable-place.ts";
