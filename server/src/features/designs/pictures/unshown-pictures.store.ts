import type { DesignStep } from "@surimono/domain/catalogue";
import { and, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { type DesignPicture, designPictures } from "../designs.tables.ts";

interface Left {
  readonly userId: string;
  readonly productId: number;
  readonly step: DesignStep;
  /** What the design shows afterwards. */
  readonly kept: readonly string[];
  readonly since: Date;
}

/**
 * Before a design changes or goes: the sweep must look again at removed pictures that it shows no longer. The document is only read where its
 * member has removed any.
 */
export async function doubtLeft(tx: Transaction, { userId, productId, step, kept, since }: Left): Promise<void> {
  await tx.execute(sql`
    update design_pictures set unsure_since = ${since.toISOString()}::timestamptz
    where user_id = ${userId} and removed_at is not null and id::text <> all(${sql.param([...kept])}) and id::text = any(array(
      select asset #>> '{}' from designs cross join lateral jsonb_path_query(document, '$.**.assetId') asset
      where designs.user_id = ${userId} and product_id = ${productId} and step = ${step}))`);
}

/** Designs of these members went with their items, or versions with their account. */
export async function doubtRemoved(queries: Queries, userIds: readonly string[], since: Date): Promise<void> {
  const { userId, removedAt } = designPictures;
  await queries
    .update(designPictures)
    .set({ unsureSince: since })
    .where(and(sql`${userId} = any(${sql.param([...userIds])})`, isNotNull(removedAt)));
}

/**
 * Looks at so many pictures that were removed before then and may be shown by nothing: deletes those that no design or version of their owner
 * shows, and is sure of the others. To be called until `looked` is less than the limit. The claim holds their rows, so that a save that drops
 * one meanwhile doubts it afterwards again.
 */
export async function deleteUnshown(
  tx: Transaction,
  removedBefore: Date,
  limit: number,
): Promise<{ readonly looked: number; readonly gone: readonly DesignPicture[] }> {
  const { userId, id, removedAt, unsureSince } = designPictures;
  const isDoubted = and(lt(removedAt, removedBefore), isNotNull(unsureSince));
  const doubted = await tx.select({ userId, id }).from(designPictures).where(isDoubted).orderBy(removedAt).limit(limit);
  const userIds = [...new Set(doubted.map((picture) => picture.userId))];
  const areTheirs = sql`${userId} = any(${sql.param(userIds)})`;
  const claimed = await tx
    .update(designPictures)
    .set({ unsureSince: null })
    .where(
      and(
        areTheirs,
        inArray(
          id,
          doubted.map((picture) => picture.id),
        ),
        isDoubted,
      ),
    )
    .returning({ userId, id });
  const shown = await listShown(
    tx,
    userIds,
    claimed.map((picture) => picture.id),
  );
  const unshown = claimed.map(keyOf).filter((key) => !shown.has(key));
  const gone = await tx
    .delete(designPictures)
    .where(and(areTheirs, sql`${userId} || ' ' || ${id}::text = any(${sql.param(unshown)})`))
    .returning();
  return { looked: doubted.length, gone };
}

const keyOf = (picture: { readonly userId: string; readonly id: string }) => `${picture.userId} ${picture.id}`;

/** Naming another member's picture does not keep it. */
async function listShown(tx: Transaction, userIds: readonly string[], ids: readonly string[]) {
  const { rows } = await tx.execute<{ user_id: string; id: string }>(sql`
    select distinct user_id, asset #>> '{}' as id from (
      select user_id, document from designs where user_id = any(${sql.param([...userIds])})
      union all select user_id, document from design_versions where user_id = any(${sql.param([...userIds])})
    ) work cross join lateral jsonb_path_query(document, '$.**.assetId') asset
    where asset #>> '{}' = any(${sql.param([...ids])})`);
  return new Set(rows.map((row) => keyOf({ userId: row.user_id, id: row.id })));
}
