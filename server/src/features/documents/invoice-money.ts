import type { Yen } from "@surimono/domain/kernel";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import type { Document } from "./documents.tables.ts";

/** Asked of whoever waits for the money. */
export interface InvoiceMoney {
  /** What is kept for the next bill of a business. Nobody uses it until the transaction ends. */
  readonly holdCredit: (tx: Transaction, userId: string) => Promise<Yen>;
  /** What is open of the bill that a 請求書 or a copy of it is; undefined where it is none. */
  readonly findOpen: (queries: Queries, document: Document) => Promise<Yen | undefined>;
}
