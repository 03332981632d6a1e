import { and, asc, desc, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type PageVersion, pageVersions } from "../editorial.tables.ts";

/** A page's file, kept since it was first published over. While nothing else was published the file of the release is shown instead. */
export const FILE_VERSION = 1;

/** The latest published of each page that was edited. */
export async function listShownVersions(queries: Queries): Promise<PageVersion[]> {
  return queries
    .selectDistinctOn([pageVersions.name])
    .from(pageVersions)
    .where(and(eq(pageVersions.state, "published"), gt(pageVersions.version, FILE_VERSION)))
    .orderBy(asc(pageVersions.name), desc(pageVersions.publishedAt), desc(pageVersions.version));
}

/** Latest first. */
export async function listVersions(queries: Queries, name: string): Promise<PageVersion[]> {
  return queries.select().from(pageVersions).where(eq(pageVersions.name, name)).orderBy(desc(pageVersions.version));
}

/** What is worked on, of all pages. */
export async function listOpenVersions(queries: Queries): Promise<PageVersion[]> {
  return queries.select().from(pageVersions).where(ne(pageVersions.state, "published"));
}

export async function findVersion(queries: Queries, name: string, version: number): Promise<PageVersion | undefined> {
  const isIt = and(eq(pageVersions.name, name), eq(pageVersions.version, version));
  return (await queries.select().from(pageVersions).where(isIt))[0];
}

/** The draft or plan, locked. */
export async function lockOpenVersion(tx: Transaction, name: string): Promise<PageVersion | undefined> {
  const isOpen = and(eq(pageVersions.name, name), ne(pageVersions.state, "published"));
  return (await tx.select().from(pageVersions).where(isOpen).for("update"))[0];
}

export async function lockDueVersions(tx: Transaction, now: Date): Promise<PageVersion[]> {
  const isDue = and(eq(pageVersions.state, "planned"), lte(pageVersions.publishAt, now));
  return tx.select().from(pageVersions).where(isDue).orderBy(asc(pageVersions.publishAt)).for("update");
}

export async function insertVersion(tx: Transaction, row: PageVersion): Promise<void> {
  await tx.insert(pageVersions).values(row);
}

export async function updateVersion(
  tx: Transaction,
  { name, version }: Pick<PageVersion, "name" | "version">,
  change: Partial<PageVersion>,
): Promise<void> {
  const isIt = and(eq(pageVersions.name, name), eq(pageVersions.version, version), ne(pageVersions.state, "published"));
  await tx.update(pageVersions).set(change).where(isIt);
}

export async function deleteOpenVersion(tx: Transaction, name: string): Promise<void> {
  await tx.delete(pageVersions).where(and(eq(pageVersions.name, name), ne(pageVersions.state, "published")));
}

export async function lastVersionOf(queries: Queries, name: string): Promise<number> {
  const [row] = await queries
    .select({ last: sql<number>`coalesce(max(${pageVersions.version}), 0)`.mapWith(Number) })
    .from(pageVersions)
    .where(eq(pageVersions.name, name));
  return row?.last ?? 0;
}

/** The text of a legal page as it was accepted under that version; undefined: that of the file. */
export async function findLegalText(queries: Queries, name: string, version: string): Promise<string | undefined> {
  const isIt = and(
    eq(pageVersions.name, name),
    eq(pageVersions.state, "published"),
    // Consents have it as text, of which the oldest need not be days.
    sql`${pageVersions.legalVersion}::text = ${version}`,
  );
  const [row] = await queries
    .select({ text: pageVersions.text })
    .from(pageVersions)
    .where(isIt)
    .orderBy(desc(pageVersions.version))
    .limit(1);
  return row?.text;
}
