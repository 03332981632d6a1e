export { documentSummarySchema, type WireDocument, type WireSheet } from "./document.ts";
export { makeEstimate, orderEstimate } from "./estimates.ts";
export { exportDocuments } from "./export-documents.ts";
export { documentFailures } from "./failures.ts";
export { getDocument, getDocumentFile } from "./get-document.ts";
export { listDocuments } from "./list-documents.ts";
export { getOrderDocuments, issueOrderDocument } from "./order-documents.ts";
