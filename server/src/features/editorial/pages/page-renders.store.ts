import { and, eq, lt, ne } from "drizzle-orm";
import { lockName, type Queries, type Transaction } from "../../../platform/database/index.ts";
import { keptSince } from "../../../platform/retention/index.ts";
import { type PageRender, pageBuilds, pageRenders } from "../editorial.tables.ts";
import type { RenderedPage } from "./render-pages.ts";

export async function findFingerprint(queries: Queries, build: string): Promise<string | undefined> {
  const rows = await queries.select({ is: pageBuilds.fingerprint }).from(pageBuilds).where(eq(pageBuilds.build, build));
  return rows[0]?.is;
}

export async function listRenders(queries: Queries, build: string): Promise<PageRender[]> {
  return queries.select().from(pageRenders).where(eq(pageRenders.build, build));
}

interface Renders {
  readonly build: string;
  readonly fingerprint: string;
  readonly pages: readonly RenderedPage[];
}

/** In place of those before, all at once. */
export async function saveRenders(tx: Transaction, { build, fingerprint, pages }: Renders, now: Date): Promise<void> {
  await lockName(tx, "page-renders");
  const row = { build, fingerprint, renderedAt: now };
  await tx.insert(pageBuilds).values(row).onConflictDoUpdate({ target: pageBuilds.build, set: row });
  await tx.delete(pageRenders).where(eq(pageRenders.build, build));
  if (pages.length > 0) await tx.insert(pageRenders).values(pages.map((page) => ({ build, ...page })));
  const old = await tx
    .delete(pageBuilds)
    .where(and(ne(pageBuilds.build, build), lt(pageBuilds.renderedAt, keptSince("renders", now))))
    .returning({ build: pageBuilds.build });
  for (const gone of old) await tx.delete(pageRenders).where(eq(pageRenders.build, gone.build));
}
