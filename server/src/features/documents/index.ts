export { documentFile } from "./document-file.ts";
export { documentsRoutes } from "./documents.routes.ts";
export {
  type DocumentName,
  type DocumentSearch,
  findByCause,
  findByNumber,
  findDocument,
  listByCause,
  listNames,
  searchDocuments,
} from "./documents.store.ts";
export type { Document } from "./documents.tables.ts";
export { deleteEstimates } from "./estimates.store.ts";
export { exportDocuments } from "./export-documents.ts";
export { goodsGroup } from "./goods-group.ts";
export type { InvoiceMoney } from "./invoice-money.ts";
export { type Issuing, issueDocument } from "./issue-document.ts";
export {
  type AroundInvoices,
  CLOSING_CAUSE,
  type InvoicedOrder,
  issueOrderDocument,
  newOrderDocument,
} from "./issue-order-document.ts";
export { issueReturns } from "./issue-returns.ts";
export { ordersInLetter } from "./letter-orders.ts";
export { readSource } from "./order-source.ts";
export { presentDocument } from "./present-document.ts";
export { causesOfQuote, quoteCause } from "./quote-cause.ts";
export { sendInvoiceJob } from "./send-invoice.ts";
export { sheetSha256 } from "./sha256-of.ts";
