import { PRINT_STEP } from "@surimono/domain/catalogue";
import type { DesignDocument, LaterSize, PrintedGoods } from "@surimono/domain/designs";
import { DRAFT } from "@surimono/domain/my-items";
import { and, count, desc, eq, exists, gt, inArray, isNull, lt, ne, not, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { myItems } from "../../my-items/index.ts";
import type { DesignStep } from "../choice/design-target.ts";
import {
  type Design,
  type DesignPicture,
  type DesignVersion,
  designPictures,
  designs,
  designVersions,
} from "../designs.tables.ts";

const ownDesign = (userId: string, productId: number, step: DesignStep) =>
  and(eq(designs.userId, userId), eq(designs.productId, productId), eq(designs.step, step));

/** Leaves an existing one unchanged. */
export async function insertDesign(queries: Queries, row: typeof designs.$inferInsert): Promise<void> {
  await queries.insert(designs).values(row).onConflictDoNothing();
}

export async function findDesign(
  queries: Queries,
  userId: string,
  productId: number,
  step: DesignStep,
): Promise<Design | undefined> {
  const [row] = await queries
    .select()
    .from(designs)
    .where(ownDesign(userId, productId, step));
  return row;
}

export async function deleteDesign(
  queries: Queries,
  userId: string,
  productId: number,
  step: DesignStep,
): Promise<void> {
  await queries.delete(designs).where(ownDesign(userId, productId, step));
}

/** Copies the working designs of one item, tags too, to one that has none. Its versions are shared: they never change. */
export async function copyDesigns(
  queries: Queries,
  userId: string,
  { from, to, savedAt }: { readonly from: number; readonly to: number; readonly savedAt: Date },
): Promise<void> {
  const sources = await queries
    .select()
    .from(designs)
    .where(and(eq(designs.userId, userId), eq(designs.productId, from)));
  if (sources.length === 0) throw new Error(`my item ${from} has no design`);
  await queries.insert(designs).values(sources.map((source) => ({ ...source, productId: to, revision: 0, savedAt })));
}

/** Whether the item's design of another step has something on it. */
export async function hasWorkElsewhere(
  queries: Queries,
  userId: string,
  productId: number,
  step: DesignStep,
): Promise<boolean> {
  const [row] = await queries
    .select({ step: designs.step })
    .from(designs)
    .where(
      and(
        eq(designs.userId, userId),
        eq(designs.productId, productId),
        ne(designs.step, step),
        sql`jsonb_path_exists(${designs.document}, '$.areas[*].layers[*]')`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** A draft's working print design, by its picture key. */
export async function findDrawnDraft(queries: Queries, draftKey: string) {
  const [row] = await queries
    .select({ userId: designs.userId, document: designs.document, updateTime: myItems.updateTime })
    .from(myItems)
    .innerJoin(designs, and(eq(designs.userId, myItems.userId), eq(designs.productId, myItems.productId)))
    .where(
      and(
        eq(myItems.draftKey, draftKey),
        eq(myItems.status, DRAFT),
        eq(designs.step, PRINT_STEP),
        isNull(myItems.deletedAt),
      ),
    );
  return row;
}

/** Whether the version was finished from exactly this. */
export async function isVersionOf(queries: Queries, versionId: string, document: DesignDocument): Promise<boolean> {
  const [row] = await queries
    .select({ isSame: sql<boolean>`${designVersions.document} = ${JSON.stringify(document)}::jsonb` })
    .from(designVersions)
    .where(eq(designVersions.id, versionId));
  return row?.isSame ?? false;
}

/** Saves on top of exactly that revision; undefined when another save came in between. */
export async function saveDocument(
  queries: Queries,
  userId: string,
  productId: number,
  step: DesignStep,
  change: { readonly document: DesignDocument; readonly onRevision: number; readonly savedAt: Date },
): Promise<number | undefined> {
  const [row] = await queries
    .update(designs)
    .set({ document: change.document, revision: sql`${designs.revision} + 1`, savedAt: change.savedAt })
    .where(and(ownDesign(userId, productId, step), eq(designs.revision, change.onRevision)))
    .returning({ revision: designs.revision });
  return row?.revision;
}

interface NewVersion extends Omit<typeof designVersions.$inferInsert, "contentHash"> {
  readonly goods: PrintedGoods;
  readonly hashes: { readonly document: string; readonly withGoods: string };
}

/**
 * Inserts the version, or returns the one with the same content on the same goods; earlier acceptances keep their time. The my item is locked,
 * so nobody finishes the same design at the same time.
 */
export async function keepVersion(queries: Queries, { hashes, ...version }: NewVersion): Promise<string> {
  const { userId, productId, goods } = version;
  const { contentHash } = designVersions;
  const content = and(eq(designVersions.userId, userId), eq(designVersions.productId, productId));
  const [before] = await queries
    .select({ isSame: sql<boolean>`coalesce(${designVersions.goods} = ${JSON.stringify(goods)}::jsonb, true)` })
    .from(designVersions)
    .where(and(content, eq(contentHash, hashes.document)));
  const row = { ...version, contentHash: before?.isSame === false ? hashes.withGoods : hashes.document };
  const [kept] = await queries
    .insert(designVersions)
    .values(row)
    // Rules that became stricter since need more ticks; those are added. Always an update, because DO NOTHING would not return the row.
    .onConflictDoUpdate({
      target: [designVersions.userId, designVersions.productId, designVersions.contentHash],
      set: {
        warnings: row.warnings,
        goods: sql`coalesce(${designVersions.goods}, excluded.goods)`,
        acceptedWarnings: sql`${designVersions.acceptedWarnings} || (
        select coalesce(jsonb_agg(fresh), '[]') from jsonb_array_elements(excluded.accepted_warnings) fresh
        where not exists (
          select 1 from jsonb_array_elements(${designVersions.acceptedWarnings}) known where known ->> 'key' = fresh ->> 'key'
        )
      )`,
      },
    })
    .returning({ id: designVersions.id });
  if (!kept) throw new Error("a version was neither inserted nor found");
  return kept.id;
}

export async function findVersion(queries: Queries, versionId: string): Promise<DesignVersion | undefined> {
  const [row] = await queries.select().from(designVersions).where(eq(designVersions.id, versionId));
  return row;
}

/** Includes whether the item it was finished from, or a copy of that, exists and is not deleted. */
export async function findVersionWithItem(queries: Queries, versionId: string) {
  const { id, userId, productId } = designVersions;
  const [row] = await queries
    .select({
      version: designVersions,
      hasItem: sql<boolean>`exists (
        select from ${myItems} where ${myItems.userId} = ${userId} and ${myItems.deletedAt} is null
        and (${myItems.productId} = ${productId} or ${id} in (${myItems.versionId}, ${myItems.nameTagVersionId}, ${myItems.hangTagVersionId}))
      )`,
    })
    .from(designVersions)
    .where(eq(id, versionId));
  return row;
}

/** Versions of an earlier release, by id, starting after `after`. */
export async function findWithoutGoods(
  queries: Queries,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
) {
  const { id, document, goods } = designVersions;
  const part = (name: string) => sql<number>`(${document} ->> ${name})::int`;
  return queries
    .select({
      id,
      ...{ itemId: part("itemId"), methodId: part("methodId"), colorId: part("colorId") },
      areas: sql<{ areaKindId: number }[]>`(
        select jsonb_agg(jsonb_build_object('areaKindId', area -> 'areaKindId') order by place)
        from jsonb_array_elements(${document} -> 'areas') with ordinality as areas (area, place)
      )`,
    })
    .from(designVersions)
    .where(and(isNull(goods), after === undefined ? undefined : gt(id, after)))
    .orderBy(id)
    .limit(limit);
}

/** Only where there are none yet: a second writer changes nothing. */
export async function fillGoods(
  queries: Queries,
  filled: readonly { readonly id: string; readonly goods: PrintedGoods }[],
): Promise<void> {
  if (filled.length === 0) return;
  await queries.execute(sql`
    update ${designVersions} version set goods = filled.goods
    from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as filled (id uuid, goods jsonb)
    where version.id = filled.id and version.goods is null`);
}

/** Existing ones stay unchanged, also when two processes add the same. */
export async function addLaterSizes(queries: Queries, versionId: string, added: readonly LaterSize[]): Promise<void> {
  const known = designVersions.laterSizes;
  await queries
    .update(designVersions)
    .set({
      laterSizes: sql`${known} || (
        select coalesce(jsonb_agg(size), '[]') from jsonb_array_elements(${JSON.stringify(added)}::jsonb) size
        where not exists (select 1 from jsonb_array_elements(${known}) old where old -> 'id' = size -> 'id')
      )`,
    })
    .where(eq(designVersions.id, versionId));
}

/** Which of the versions have a warning that is not accepted. */
export async function findUncleared(
  queries: Queries,
  userId: string,
  versionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (versionIds.length === 0) return new Set();
  const { warnings, acceptedWarnings } = designVersions;
  const ticks = sql`(select coalesce(array_agg(tick ->> 'key'), '{}') from jsonb_array_elements(${acceptedWarnings}) tick)`;
  const rows = await queries
    .select({ id: designVersions.id })
    .from(designVersions)
    .where(
      and(
        eq(designVersions.userId, userId),
        inArray(designVersions.id, [...versionIds]),
        sql`not (${warnings} <@ ${ticks})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function markPrinted(queries: Queries, versionId: string, printedAt: Date): Promise<void> {
  await queries.update(designVersions).set({ printedAt }).where(eq(designVersions.id, versionId));
}

export async function insertPicture(queries: Queries, row: typeof designPictures.$inferInsert): Promise<void> {
  await queries.insert(designPictures).values(row);
}

export async function countPictures(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ total: count() })
    .from(designPictures)
    .where(and(eq(designPictures.userId, userId), isNull(designPictures.removedAt)));
  return row?.total ?? 0;
}

/** Newest first, starting after the picture `after`. Those of the same moment are ordered by id. */
export async function listPictures(
  queries: Queries,
  userId: string,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<DesignPicture[]> {
  const { createdAt, id } = designPictures;
  const before = queries
    .select({ createdAt, id })
    .from(designPictures)
    .where(and(eq(designPictures.userId, userId), eq(id, after ?? "")));
  return queries
    .select()
    .from(designPictures)
    .where(
      and(
        eq(designPictures.userId, userId),
        isNull(designPictures.removedAt),
        after === undefined ? undefined : sql`(${createdAt}, ${id}) < (${before})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** The member's own among the ids, removed ones too: designs keep them. */
export async function findPictures(queries: Queries, userId: string, ids: readonly string[]): Promise<DesignPicture[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(designPictures)
    .where(and(eq(designPictures.userId, userId), inArray(designPictures.id, [...ids])));
}

export async function hidePicture(queries: Queries, userId: string, id: string, removedAt: Date): Promise<boolean> {
  const hidden = await queries
    .update(designPictures)
    .set({ removedAt })
    .where(and(eq(designPictures.userId, userId), eq(designPictures.id, id), isNull(designPictures.removedAt)))
    .returning({ id: designPictures.id });
  return hidden.length > 0;
}

/** Deletes pictures hidden before then that nothing of their owner shows; returns them. */
export async function deleteUnusedPictures(
  queries: Queries,
  hiddenBefore: Date,
  limit: number,
): Promise<DesignPicture[]> {
  const shownIn = (table: typeof designs | typeof designVersions) =>
    exists(
      queries
        .select({ one: sql`1` })
        .from(table)
        .where(
          and(
            eq(table.userId, designPictures.userId),
            sql`strpos(${table.document}::text, ${designPictures.id}::text) > 0`,
          ),
        ),
    );
  const unused = queries
    .select({ id: designPictures.id })
    .from(designPictures)
    .where(and(lt(designPictures.removedAt, hiddenBefore), not(shownIn(designs)), not(shownIn(designVersions))))
    .limit(limit);
  return queries.delete(designPictures).where(inArray(designPictures.id, unused)).returning();
}
