import { type DocumentKind, readDocumentNumber } from "@surimono/domain/documents";
import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import { type Document, documentCounters, documentFiles, documentOrders, documents } from "./documents.tables.ts";

/** The next number; the row of the counter stays locked until the transaction ends, and falls back with it. */
export async function nextCount(tx: Transaction, kind: DocumentKind, year: number): Promise<number> {
  const [row] = await tx
    .insert(documentCounters)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [documentCounters.kind, documentCounters.year],
      set: { last: sql`${documentCounters.last} + 1` },
    })
    .returning({ last: documentCounters.last });
  return row?.last as number;
}

export async function insertDocument(tx: Transaction, document: Document, orderIds: readonly string[]): Promise<void> {
  await tx.insert(documents).values(document);
  if (orderIds.length === 0) return;
  const { userId, id: documentId } = document;
  await tx.insert(documentOrders).values(orderIds.map((orderId) => ({ userId, documentId, orderId })));
}

export async function findByCause(queries: Queries, userId: string, cause: string): Promise<Document | undefined> {
  const [row] = await queries
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.cause, cause)));
  return row;
}

/** Those whose cause begins so, the latest first. */
export async function listByCause(queries: Queries, userId: string, cause: string): Promise<Document[]> {
  return queries
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), sql`starts_with(${documents.cause}, ${cause})`))
    .orderBy(desc(documents.id));
}

export async function findDocument(queries: Queries, userId: string, id: string): Promise<Document | undefined> {
  const [row] = await queries
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, id)));
  return row;
}

/** As it is printed. */
export async function findByNumber(queries: Queries, number: string): Promise<Document | undefined> {
  const parts = readDocumentNumber(number);
  if (!parts) return undefined;
  const { kind, year, count } = parts;
  const [row] = await queries
    .select()
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.year, year), eq(documents.count, count)));
  return row;
}

export type DocumentName = Pick<Document, "id" | "number" | "partner" | "day">;

interface DocumentNames {
  readonly document: DocumentName;
  /** The numbers of its other copies. */
  readonly copies: readonly string[];
}

/** What documents are called, by the id of the first copy. */
export async function listNames(
  queries: Queries,
  ids: readonly string[],
): Promise<(id: string) => DocumentNames | undefined> {
  if (ids.length === 0) return () => undefined;
  const { id, firstId, number, partner, day } = documents;
  const rows = await queries
    .select({ id, firstId, number, partner, day })
    .from(documents)
    .where(or(inArray(id, [...ids]), inArray(firstId, [...ids])))
    .orderBy(asc(id));
  const copies = Map.groupBy(rows, (row) => row.firstId);
  const known = new Map(rows.map((row) => [row.id, row]));
  return (of) => {
    const document = known.get(of);
    return document && { document, copies: (copies.get(of) ?? []).map((copy) => copy.number) };
  };
}

type DocumentKey = Pick<Document, "userId" | "id">;

/** Of these members, issued before then. */
export async function listOldOf(queries: Queries, userIds: readonly string[], before: Date): Promise<DocumentKey[]> {
  const { userId, id, issuedAt } = documents;
  return queries
    .select({ userId, id })
    .from(documents)
    .where(and(sql`${userId} = any(${sql.param([...userIds])})`, lt(issuedAt, before)));
}

/** The database refuses it within the years of the law. */
export async function deleteDocument(queries: Queries, { userId, id }: DocumentKey): Promise<void> {
  await queries.delete(documents).where(and(eq(documents.userId, userId), eq(documents.id, id)));
}

/** In the order in which they were issued. */
export async function listOfOrder(queries: Queries, userId: string, orderId: string): Promise<Document[]> {
  const ids = queries
    .select({ id: documentOrders.documentId })
    .from(documentOrders)
    .where(and(eq(documentOrders.userId, userId), eq(documentOrders.orderId, orderId)));
  return queries
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.id, ids)))
    .orderBy(asc(documents.id));
}

/** Each part narrows the search. */
export interface DocumentSearch {
  readonly userId?: string | undefined;
  readonly kind?: DocumentKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly partner?: string | undefined;
  readonly before?: string | undefined;
}

/** The newest first. */
export async function searchDocuments(queries: Queries, search: DocumentSearch, limit: number): Promise<Document[]> {
  return queries
    .select()
    .from(documents)
    .where(and(...conditionsOf(search)))
    .orderBy(desc(documents.id))
    .limit(limit);
}

function conditionsOf({ userId, kind, from, to, least, most, partner, before }: DocumentSearch): SQL[] {
  const found: (SQL | false | undefined)[] = [
    userId !== undefined && eq(documents.userId, userId),
    kind && eq(documents.kind, kind),
    from !== undefined && gte(documents.day, from),
    to !== undefined && lte(documents.day, to),
    least !== undefined && gte(documents.amount, least),
    most !== undefined && lte(documents.amount, most),
    // The index finds who has all pairs of signs; the words themselves are compared then.
    partner
      ? sql`name_grams(${documents.partner}) @> asked_grams(${partner})
          and strpos(plain_name(${documents.partner}), plain_name(${partner})) > 0`
      : undefined,
    before !== undefined && lt(documents.id, before),
  ];
  return found.filter((condition) => condition !== undefined && condition !== false);
}

/** By document. */
export async function listOrderIds(
  queries: Queries,
  userId: string,
  documentIds: readonly string[],
): Promise<(documentId: string) => string[]> {
  if (documentIds.length === 0) return () => [];
  const rows = await queries
    .select()
    .from(documentOrders)
    .where(and(eq(documentOrders.userId, userId), inArray(documentOrders.documentId, [...documentIds])));
  return (id) => rows.filter(({ documentId }) => documentId === id).map(({ orderId }) => orderId);
}

type FileRow = typeof documentFiles.$inferSelect;

export async function findFile(queries: Queries, { userId, id }: Document): Promise<FileRow | undefined> {
  const [row] = await queries
    .select()
    .from(documentFiles)
    .where(and(eq(documentFiles.userId, userId), eq(documentFiles.documentId, id)));
  return row;
}

/** Of several that were drawn at once the first one counts. */
export async function keepFile(queries: Queries, file: FileRow): Promise<void> {
  await queries.insert(documentFiles).values(file).onConflictDoNothing();
}
