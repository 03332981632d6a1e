import {
  type Addressee,
  type DocumentKind,
  type DocumentSheet,
  documentNumber,
  type SheetHead,
} from "@surimono/domain/documents";
import { clockInJapan, dayInJapan } from "@surimono/domain/kernel";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { findByCause, insertDocument, nextCount } from "./documents.store.ts";
import type { Document } from "./documents.tables.ts";
import { sheetSha256 } from "./sha256-of.ts";

export const drawJob = jobKind<{ readonly userId: string; readonly documentId: string }>("draw-document");

export interface NewDocument {
  readonly userId: string;
  readonly kind: DocumentKind;
  /** What it is issued for: the same is issued once, however often it is asked for. */
  readonly cause: string;
  readonly orderIds: readonly string[];
  readonly to: Addressee;
  /** The one that it is another copy of. */
  readonly first?: Document;
  readonly sheet: (head: SheetHead) => DocumentSheet;
}

export interface Issuing extends Pick<Shop, "now" | "env"> {
  readonly jobs: Pick<Shop["jobs"], "enqueue">;
}

/** The only way to a document. Callers hold the lock of what it is about; the number is taken last, for its row is everybody's. */
export async function issueDocument(
  { jobs, now, env }: Issuing,
  tx: Transaction,
  { userId, kind, cause, orderIds, to, first, sheet: draw }: NewDocument,
): Promise<Document> {
  const known = await findByCause(tx, userId, cause);
  if (known) return known;
  const issuedAt = now();
  const { year } = clockInJapan(issuedAt);
  const day = dayInJapan(issuedAt);
  const count = await nextCount(tx, kind, year);
  const number = documentNumber(kind, year, count);
  const sheet = draw({ number, issued: day, issuer: env.issuer, copy: first?.number ?? "" });
  const document: Document = {
    ...{ userId, id: newId({ msecs: issuedAt.getTime() }), kind, year, count, number, issuedAt, day, cause, sheet },
    partner: to.name,
    amount: sheet.sum.amount,
    sha256: sheetSha256(sheet),
    firstId: first?.id ?? null,
  };
  await insertDocument(tx, document, orderIds);
  await jobs.enqueue(tx, drawJob, { userId, documentId: document.id });
  return document;
}
