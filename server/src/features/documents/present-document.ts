import type { WireDocument } from "@surimono/contract/documents";
import type { Document } from "./documents.tables.ts";

export function presentDocument({ id, kind, sheet, day }: Document, orderIds: readonly string[]): WireDocument {
  return {
    document_id: id,
    kind,
    title: sheet.title,
    number: sheet.number,
    issued_on: day,
    recipient: sheet.recipient,
    amount: sheet.sum.amount,
    copy_of: sheet.copy,
    order_ids: [...orderIds],
  };
}
