import { returnSheet } from "@surimono/domain/documents";
import { dayInJapan } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import type { IssueReturns, Order } from "../orders/index.ts";
import type { Document } from "./documents.tables.ts";
import { type Issuing, issueDocument } from "./issue-document.ts";
import { type OrderSource, readSource, returnCause } from "./order-source.ts";

/** For whoever records refunds: called in the transaction that does. */
export function issueReturns(issuing: Issuing): IssueReturns {
  return async (tx, order) => returnsOf(issuing, tx, order, await readSource(tx, order));
}

/** A 適格返還請求書 for each refund of a locked order that has none yet. Answers those of all refunds, by the gateway's name for each. */
export async function returnsOf(
  issuing: Issuing,
  tx: Transaction,
  order: Order,
  { order: sheetOrder, standing, documents, to, refundGroup }: OrderSource,
): Promise<ReadonlyMap<string, Document>> {
  const sales = documents.filter(({ kind }) => kind === "receipt" || kind === "invoice");
  const issued = new Map<string, Document>();
  for (const { ref, amount, at, taxes, about } of standing.refunds) {
    const of = sales.at(-1)?.number ?? "";
    const refund = { day: dayInJapan(at), amount, taxes, about: about && refundGroup(about), of };
    const document = await issueDocument(issuing, tx, {
      userId: order.userId,
      kind: "return",
      cause: returnCause(ref),
      orderIds: [order.id],
      to,
      sheet: (head) => returnSheet(head, to, sheetOrder, refund),
    });
    issued.set(ref, document);
  }
  return issued;
}
