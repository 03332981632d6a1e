import { type Addressee, quoteSheet } from "@surimono/domain/documents";
import type { Transaction } from "../../platform/database/index.ts";
import type { Snapshot } from "../catalogue/index.ts";
import { goodsGroup, type Issuing, issueDocument, quoteCause } from "../documents/index.ts";
import { presentQuoteLines } from "./present-quote.ts";
import type { Quote } from "./quotes.tables.ts";

/** The 見積書 of a locked draft: one for each revision, however often it is sent (rule documents-quote). */
export async function issueEstimate(
  issuing: Issuing,
  tx: Transaction,
  snapshot: Snapshot,
  quote: Quote,
  to: Addressee,
): Promise<void> {
  const { userId, id, revision, totals, until } = quote;
  const goods = goodsGroup(presentQuoteLines(snapshot, quote), totals);
  await issueDocument(issuing, tx, {
    ...{ userId, kind: "estimate", cause: quoteCause(id, revision), orderIds: [], to },
    sheet: (head) => quoteSheet(head, to, { ...totals, goods, until }),
  });
}
