import {
  type DesignDocument,
  type LaterSize,
  type PrintedGoods,
  type ShownParts,
  shownParts,
} from "@surimono/domain/designs";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { type Queries, rowsByKey } from "../../../platform/database/index.ts";
import { type DesignVersion, designVersions } from "../designs.tables.ts";

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
  const { contentHash, acceptedWarnings } = designVersions;
  const before = await queries
    .select({
      contentHash,
      acceptedWarnings,
      isSame: sql<boolean>`coalesce(${designVersions.goods} = ${JSON.stringify(goods)}::jsonb, true)`,
    })
    .from(designVersions)
    .where(
      and(
        eq(designVersions.userId, userId),
        eq(designVersions.productId, productId),
        inArray(contentHash, [hashes.document, hashes.withGoods]),
      ),
    );
  const isOther = before.find((known) => known.contentHash === hashes.document)?.isSame === false;
  const row = { ...version, contentHash: isOther ? hashes.withGoods : hashes.document };
  const ticks = before.find((known) => known.contentHash === row.contentHash)?.acceptedWarnings ?? [];
  const [kept] = await queries
    .insert(designVersions)
    .values(row)
    // Rules that became stricter since need more ticks; those are added. Always an update, because DO NOTHING would not return the row.
    .onConflictDoUpdate({
      target: [designVersions.userId, designVersions.productId, designVersions.contentHash],
      set: {
        warnings: row.warnings,
        goods: sql`coalesce(${designVersions.goods}, excluded.goods)`,
        acceptedWarnings: [
          ...ticks,
          ...row.acceptedWarnings.filter(({ key }) => !ticks.some((tick) => tick.key === key)),
        ],
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

/** What these versions of a member show, by their ids. */
export async function listShownParts(
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ShownParts>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: designVersions.id, document: designVersions.document })
    .from(designVersions)
    .where(and(eq(designVersions.userId, userId), inArray(designVersions.id, [...ids])));
  return new Map(rows.map(({ id, document }) => [id, shownParts(document)]));
}

/** Includes whether the item it was finished from, or a copy of that, exists and is not deleted. */
export async function findVersionWithItem(queries: Queries, versionId: string) {
  const { id } = designVersions;
  const [row] = await queries
    .select({
      version: designVersions,
      // Named in full: drizzle leaves the tables' names out where only one is selected from.
      hasItem: sql<boolean>`exists (
        select 1 from my_items item where item.user_id = design_versions.user_id and item.deleted_at is null
        and (item.product_id = design_versions.product_id
          or design_versions.id in (item.version_id, item.name_tag_version_id, item.hang_tag_version_id))
      )`,
    })
    .from(designVersions)
    .where(eq(id, versionId));
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
    .from(rowsByKey(designVersions, userId, designVersions.id, versionIds))
    .where(sql`not (${warnings} <@ ${ticks})`);
  return new Set(rows.map(({ id }) => id));
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

export async function markPrinted(queries: Queries, versionId: string, printedAt: Date): Promise<void> {
  await queries.update(designVersions).set({ printedAt }).where(eq(designVersions.id, versionId));
}
