import type { DesignStep } from "@surimono/domain/catalogue";
import type { DesignDocument } from "@surimono/domain/designs";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Queries } from "../../../platform/database/index.ts";
import { type Design, designs } from "../designs.tables.ts";

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
