export { makeDocument } from "./make-document.ts";
export { documentsOf, issue, openInvoiced, openPaid } from "./open-ordered.ts";
