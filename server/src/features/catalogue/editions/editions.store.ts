import { and, desc, eq, inArray, isNotNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { catalogueEditions, catalogueFiles, type EDITION_CAUSES } from "../editions.tables.ts";
import { keepPublishedPictures } from "../item-pictures/named-pictures.ts";
import type { CatalogueTexts } from "../read-catalogue.ts";

export interface NewEdition {
  readonly at: Date;
  readonly cause: (typeof EDITION_CAUSES)[number];
  readonly by: string;
  readonly reason: string;
}

/** A file as it is sold, or as it was before it was taken away. */
export interface FileHead {
  readonly path: string;
  readonly edition: number;
  readonly itemId: number | null;
  readonly isGone: boolean;
}

export async function findLastEdition(queries: Queries) {
  const [row] = await queries.select().from(catalogueEditions).orderBy(desc(catalogueEditions.id)).limit(1);
  return row;
}

/** Whether anybody ever published, so that the folder is no longer what decides. */
export async function wasPublished(queries: Queries): Promise<boolean> {
  const rows = await queries
    .select({ id: catalogueEditions.id })
    .from(catalogueEditions)
    .where(ne(catalogueEditions.cause, "folder"))
    .limit(1);
  return rows.length > 0;
}

export async function wasEverSold(queries: Queries, contentHash: string): Promise<boolean> {
  const same = eq(catalogueEditions.contentHash, contentHash);
  const rows = await queries.select({ id: catalogueEditions.id }).from(catalogueEditions).where(same).limit(1);
  return rows.length > 0;
}

/** All texts as of an edition; as sold now without one. */
export async function readTexts(queries: Queries, edition?: number): Promise<CatalogueTexts> {
  const rows = await queries
    .selectDistinctOn([catalogueFiles.path], { path: catalogueFiles.path, text: catalogueFiles.text })
    .from(catalogueFiles)
    .where(edition === undefined ? undefined : lte(catalogueFiles.edition, edition))
    .orderBy(catalogueFiles.path, desc(catalogueFiles.edition));
  return new Map(rows.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const])));
}

export async function listHeads(queries: Queries): Promise<FileHead[]> {
  return queries
    .selectDistinctOn([catalogueFiles.path], {
      path: catalogueFiles.path,
      edition: catalogueFiles.edition,
      itemId: catalogueFiles.itemId,
      isGone: sql<boolean>`${catalogueFiles.text} is null`,
    })
    .from(catalogueFiles)
    .orderBy(catalogueFiles.path, desc(catalogueFiles.edition));
}

/** The versions of one file, the latest first. */
export async function listVersions(queries: Queries, path: string) {
  return queries
    .select({
      edition: catalogueFiles.edition,
      text: catalogueFiles.text,
      ...{ at: catalogueEditions.at, by: catalogueEditions.by, cause: catalogueEditions.cause },
      reason: catalogueEditions.reason,
    })
    .from(catalogueFiles)
    .innerJoin(catalogueEditions, eq(catalogueEditions.id, catalogueFiles.edition))
    .where(eq(catalogueFiles.path, path))
    .orderBy(desc(catalogueFiles.edition));
}

/** Newest first, with the paths that each changed. */
export async function listEditionRows(queries: Queries, before: number | undefined, limit: number) {
  return queries
    .select({
      id: catalogueEditions.id,
      ...{ at: catalogueEditions.at, by: catalogueEditions.by, cause: catalogueEditions.cause },
      reason: catalogueEditions.reason,
      paths: sql<string[]>`array(select ${catalogueFiles.path} from ${catalogueFiles}
        where ${catalogueFiles.edition} = ${catalogueEditions.id} order by ${catalogueFiles.path})`,
    })
    .from(catalogueEditions)
    .where(before === undefined ? undefined : lt(catalogueEditions.id, before))
    .orderBy(desc(catalogueEditions.id))
    .limit(limit);
}

/** The files that an edition changed, each with its text before. */
export async function listEditionFiles(queries: Queries, edition: number) {
  const isOf = eq(catalogueFiles.edition, edition);
  const rows = await queries
    .select({ path: catalogueFiles.path, text: catalogueFiles.text })
    .from(catalogueFiles)
    .where(isOf);
  const before = await readTexts(queries, edition - 1);
  return rows.map(({ path, text }) => ({ path, text, before: before.get(path) ?? null }));
}

/** Writes down what differs from the edition before. Needs the lock of the import, so that ids are in the order of time. */
export async function addEdition(
  tx: Transaction,
  { at, cause, by, reason }: NewEdition,
  { contentHash, texts }: { readonly contentHash: string; readonly texts: CatalogueTexts },
): Promise<number> {
  const before = await readTexts(tx);
  const [edition] = await tx
    .insert(catalogueEditions)
    .values({ at, cause, by, reason, contentHash })
    .returning({ id: catalogueEditions.id });
  if (!edition) throw new Error("an edition was not written");
  const changed = [...texts].filter(([path, text]) => before.get(path) !== text);
  const gone = [...before].filter(([path]) => !texts.has(path));
  const rows = [
    ...changed.map(([path, text]) => ({ path, text, edition: edition.id, itemId: itemIdIn(path, text) })),
    ...gone.map(([path, text]) => ({ path, text: null, edition: edition.id, itemId: itemIdIn(path, text) })),
  ];
  if (rows.length > 0) await tx.insert(catalogueFiles).values(rows);
  await keepPublishedPictures(tx, texts, edition.id);
  return edition.id;
}

/** Null for what is no item; undefined ids cannot be on sale. */
export function itemIdIn(path: string, text: string): number | null {
  if (!path.startsWith("items/")) return null;
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return Number.isInteger(id) ? (id as number) : null;
  } catch {
    return null;
  }
}

/** The highest number that any item ever had here. */
export async function highestItemId(queries: Queries): Promise<number> {
  const highest = sql<number | null>`max(${catalogueFiles.itemId})`;
  const [row] = await queries
    .select({ highest })
    .from(catalogueFiles)
    .where(and(sql`${catalogueFiles.itemId} is not null`));
  return row?.highest ?? 1000;
}

/** What items are or were last called, by their files; withdrawn ones too. */
export async function namesOfItems(queries: Queries, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const items = [...new Set(paths)].filter((path) => path.startsWith("items/"));
  if (items.length === 0) return new Map();
  const rows = await queries
    .selectDistinctOn([catalogueFiles.path], {
      path: catalogueFiles.path,
      name: sql<string | null>`${catalogueFiles.text}::jsonb ->> 'name'`,
    })
    .from(catalogueFiles)
    .where(and(inArray(catalogueFiles.path, items), isNotNull(catalogueFiles.text)))
    .orderBy(catalogueFiles.path, desc(catalogueFiles.edition));
  return new Map(rows.map(({ path, name }) => [path, name ?? ""]));
}
