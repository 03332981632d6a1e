export { canonicalJson } from "./canonical-json.ts";
export { ESTIMATE_DAYS, estimateEnds, estimateSheet, estimateUntil, quoteSheet, sheetUntil } from "./estimate-sheet.ts";
export { dueOf, type Issuer, lastClosing, type PaymentTerms } from "./issuer.ts";
export { DOCUMENT_KIND_IDS, DOCUMENT_KINDS, type DocumentKind, documentNumber, readDocumentNumber } from "./kinds.ts";
export {
  DOCUMENT_NAME_MAX,
  DOCUMENT_PURPOSE_MAX,
  documentOffers,
} from "./offers.ts";
export {
  bankFacts,
  deliverySheet,
  invoiceSheet,
  keptOf,
  MADE_AGAIN_FREE,
  monthlyInvoiceSheet,
  receiptSheet,
  returnSheet,
  type SheetClosing,
  type SheetOrder,
  sheetCredit,
  sheetDue,
} from "./order-sheets.ts";
export { type Addressee, copySheet, type DocumentSheet, type SheetGroup, type SheetHead } from "./sheet.ts";
export { termsWords, usualLimit } from "./terms-words.ts";
