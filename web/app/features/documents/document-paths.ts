export const DOCUMENTS_PATH = "/my-page/documents";

export function documentPath(documentId: string): string {
  return `${DOCUMENTS_PATH}/${documentId}`;
}

export function orderPath(orderId: string): string {
  return `/my-page/orders/${orderId}`;
}

/** Where the documents of an order are issued. Letters of years ago lead here. */
export function orderDocumentsPath(orderId: string): string {
  return `${orderPath(orderId)}/receipt`;
}
