import { and, eq, inArray, lt } from "drizzle-orm";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { jobKind, timedJob } from "../../platform/jobs/index.ts";
import { keptSince } from "../../platform/retention/index.ts";
import { ticketFiles, tickets } from "./support.tables.ts";
import { ticketFolder } from "./ticket-files.ts";

const BATCH = 200;

const removeFilesJob = jobKind<{ readonly entryIds: readonly string[] }>("forget-ticket-files");
const oldTicketsJob = timedJob("forget-tickets");

type Queue = Pick<Shop["jobs"], "enqueue">;

/** A member leaves: what was written goes, and then the files. */
export async function deleteTickets(
  tx: Transaction,
  userId: string,
  { jobs }: { readonly jobs: Queue },
): Promise<void> {
  const rows = await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.userId, userId));
  await forget(
    tx,
    rows.map(({ id }) => id),
    jobs,
  );
}

export function handleForgetting(shop: Shop): void {
  const removeFiles = async ({ entryIds }: { readonly entryIds: readonly string[] }) => {
    for (const entryId of entryIds) await shop.files.removeAll(ticketFolder(entryId));
  };
  shop.jobs.handle(removeFilesJob, removeFiles, { forDays: true });
  shop.jobs.handle(oldTicketsJob, () => forgetOldTickets(shop));
}

export async function forgetOldTickets(shop: Shop): Promise<void> {
  const before = keptSince("tickets", shop.now());
  for (let left = BATCH; left === BATCH; ) {
    left = await shop.database.inTransaction(async (tx) => {
      const isOld = and(eq(tickets.state, "closed"), lt(tickets.movedAt, before));
      const rows = await tx.select({ id: tickets.id }).from(tickets).where(isOld).limit(BATCH).for("update");
      await forget(
        tx,
        rows.map(({ id }) => id),
        shop.jobs,
      );
      return rows.length;
    });
  }
}

async function forget(tx: Transaction, ids: readonly string[], jobs: Queue): Promise<void> {
  if (ids.length === 0) return;
  const isOfThem = inArray(ticketFiles.ticketId, [...ids]);
  const files = await tx.selectDistinct({ entryId: ticketFiles.entryId }).from(ticketFiles).where(isOfThem);
  await tx.delete(ticketFiles).where(isOfThem);
  await tx.delete(tickets).where(inArray(tickets.id, [...ids]));
  if (files.length > 0) await jobs.enqueue(tx, removeFilesJob, { entryIds: files.map(({ entryId }) => entryId) });
}
