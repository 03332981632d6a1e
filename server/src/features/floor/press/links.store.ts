import { eq, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import { pressDownloads, pressLinks } from "../press.tables.ts";

type PressLink = typeof pressLinks.$inferSelect;

export async function insertLink(tx: Transaction, link: Omit<PressLink, "closedAt">): Promise<void> {
  await tx.insert(pressLinks).values(link);
}

/** Locked until the end of the transaction. */
export async function lockLink(tx: Transaction, id: string): Promise<PressLink | undefined> {
  const [link] = await tx.select().from(pressLinks).where(eq(pressLinks.id, id)).for("update");
  return link;
}

export async function noteClosed(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.update(pressLinks).set({ closedAt: at }).where(eq(pressLinks.id, id));
}

/** One that opens now: neither ended nor closed. */
export async function findOpenLink(queries: Queries, tokenHash: string, now: Date): Promise<PressLink | undefined> {
  const [link] = await queries
    .select()
    .from(pressLinks)
    .where(
      sql`${pressLinks.tokenHash} = ${tokenHash} and ${pressLinks.closedAt} is null
        and ${pressLinks.endsAt} > ${now.toISOString()}::timestamptz`,
    );
  return link;
}

export async function insertDownload(
  queries: Queries,
  taken: Omit<typeof pressDownloads.$inferInsert, "id">,
): Promise<void> {
  await queries.insert(pressDownloads).values(taken);
}

/** Of each link, the latest. */
const DOWNLOADS_SHOWN = 50;

interface ListedLink extends Record<string, unknown> {
  readonly id: string;
  readonly recipient: string;
  readonly made_at: string;
  readonly made_by: string | null;
  readonly ends_at: string;
  readonly closed_at: string | null;
  readonly downloads: readonly {
    readonly id: string;
    readonly at: string;
    readonly file: string;
    readonly address: string;
  }[];
}

export async function listLinks(queries: Queries, packageId: string): Promise<ListedLink[]> {
  const { rows } = await queries.execute<ListedLink>(sql`
    select link.id, link.recipient, link.made_at, link.ends_at, link.closed_at, operators.name as made_by, coalesce((
      select jsonb_agg(jsonb_build_object('id', taken.id::text, 'at', taken.at, 'file', taken.file, 'address', taken.address)
        order by taken.id desc)
      from (
        select * from press_downloads one where one.link_id = link.id order by one.id desc limit ${DOWNLOADS_SHOWN}
      ) taken), '[]'::jsonb) as downloads
    from press_links link left join operators on operators.id = link.operator_id
    where link.package_id = ${packageId}::uuid order by link.made_at desc, link.id`);
  return rows;
}
