export { canonicalJson } from "./canonical-json.ts";
export { ESTIMATE_DAYS, estimateEnds, estimateSheet, estimateUntil } from "./estimate-sheet.ts";
export type { Issuer } from "./issuer.ts";
export { DOCUMENT_KIND_IDS, DOCUMENT_KINDS, type DocumentKind, documentNumber } from "./kinds.ts";
export {
  DOCUMENT_NAME_MAX,
  DOCUMENT_PURPOSE_MAX,
  documentOffers,
} from "./offers.ts";
export {
  deliverySheet,
  invoiceSheet,
  receiptSheet,
  returnSheet,
  type SheetOrder,
} from "./order-sheets.ts";
export type { Addressee, DocumentSheet, SheetGroup, SheetHead } from "./sheet.ts";
