import { MAX_NOTIFICATIONS } from "@surimono/domain/notices";
import { and, desc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Queries, Transaction } from "../../platform/database/index.ts";
import {
  maintenanceRecords,
  privateNotifications,
  publicNotifications,
  type StoredNotification,
  systemMessages,
} from "./notices.tables.ts";

export type NewNotification = Omit<StoredNotification, "id">;
export type StoredSystemMessage = typeof systemMessages.$inferSelect;

export async function listPublicNotifications(queries: Queries): Promise<StoredNotification[]> {
  return queries.select().from(publicNotifications).orderBy(desc(publicNotifications.id)).limit(MAX_NOTIFICATIONS);
}

export async function listPrivateNotifications(queries: Queries, userId: string): Promise<StoredNotification[]> {
  return queries
    .select()
    .from(privateNotifications)
    .where(eq(privateNotifications.userId, userId))
    .orderBy(desc(privateNotifications.id))
    .limit(MAX_NOTIFICATIONS);
}

export async function insertPublicNotification(queries: Queries, row: NewNotification): Promise<number> {
  const [inserted] = await queries.insert(publicNotifications).values(row).returning({ id: publicNotifications.id });
  return inserted?.id as number;
}

export async function insertPrivateNotification(tx: Transaction, userId: string, row: NewNotification) {
  const [inserted] = await tx
    .insert(privateNotifications)
    .values({ userId, ...row })
    .returning({ id: privateNotifications.id });
  return inserted?.id as number;
}

/** Keeps the member's newest hundred. */
export async function deleteOldPrivateNotifications(tx: Transaction, userId: string): Promise<void> {
  const firstTooOld = tx
    .select({ id: privateNotifications.id })
    .from(privateNotifications)
    .where(eq(privateNotifications.userId, userId))
    .orderBy(desc(privateNotifications.id))
    .offset(MAX_NOTIFICATIONS)
    .limit(1);
  await tx
    .delete(privateNotifications)
    .where(and(eq(privateNotifications.userId, userId), lte(privateNotifications.id, sql`(${firstTooOld})`)));
}

export async function insertPrivateNotifications(
  tx: Transaction,
  rows: readonly (NewNotification & { readonly userId: string; readonly bulletinId?: string | undefined })[],
): Promise<void> {
  await tx.insert(privateNotifications).values([...rows]);
}

/** Keeps the newest hundred of each. */
export async function deleteAllOldPrivateNotifications(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from ${privateNotifications} old using (
      select user_id, id, row_number() over (partition by user_id order by id desc) as place
      from ${privateNotifications} where user_id = any(${sql.param([...userIds])})
    ) placed where placed.place > ${MAX_NOTIFICATIONS} and old.user_id = placed.user_id and old.id = placed.id`);
}

const tables = { public: publicNotifications, private: privateNotifications } as const;

export async function findNotification(queries: Queries, audience: keyof typeof tables, id: number) {
  const table = tables[audience];
  return (await queries.select({ content: table.content }).from(table).where(eq(table.id, id)))[0];
}

export async function deleteNotification(queries: Queries, audience: keyof typeof tables, id: number) {
  const table = tables[audience];
  return (await queries.delete(table).where(eq(table.id, id)).returning({ content: table.content }))[0];
}

export async function deleteOfBulletin(tx: Transaction, bulletinId: string): Promise<void> {
  await tx.delete(privateNotifications).where(eq(privateNotifications.bulletinId, bulletinId));
}

const shownSince = sql`coalesce(${systemMessages.shownFrom}, ${systemMessages.createdAt})`;

/** The latest whose time has come (rule words-banner-times); when its own end has come, none is shown, and not the one before. */
export async function findLatestSystemMessage(queries: Queries, now: Date): Promise<StoredSystemMessage | undefined> {
  const [latest] = await queries
    .select()
    .from(systemMessages)
    .where(or(isNull(systemMessages.shownFrom), lte(systemMessages.shownFrom, now)))
    .orderBy(desc(shownSince), desc(systemMessages.id))
    .limit(1);
  const isOver = latest?.shownUntil && latest.shownUntil <= now;
  return latest && isOver ? { ...latest, status: false } : latest;
}

export async function listPlannedSystemMessages(queries: Queries, now: Date): Promise<StoredSystemMessage[]> {
  return queries
    .select()
    .from(systemMessages)
    .where(gt(systemMessages.shownFrom, now))
    .orderBy(systemMessages.shownFrom);
}

type NewSystemMessage = Omit<StoredSystemMessage, "id" | "shownFrom" | "shownUntil"> &
  Partial<Pick<StoredSystemMessage, "shownFrom" | "shownUntil">>;

export async function insertSystemMessage(queries: Queries, row: NewSystemMessage): Promise<number> {
  const [inserted] = await queries.insert(systemMessages).values(row).returning({ id: systemMessages.id });
  return inserted?.id as number;
}

export async function switchSystemMessageOff(queries: Queries, id: number): Promise<void> {
  await queries.update(systemMessages).set({ status: false }).where(eq(systemMessages.id, id));
}

/** What was only planned leaves nothing: a row that is off would hide the one that is shown when its time comes. */
export async function dropPlannedSystemMessages(queries: Queries, now: Date): Promise<void> {
  await queries.delete(systemMessages).where(gt(systemMessages.shownFrom, now));
}

/** The latest switch whose time has come counts. */
export async function isUnderMaintenance(queries: Queries, now: Date): Promise<boolean> {
  const [latest] = await queries
    .select({ status: maintenanceRecords.status })
    .from(maintenanceRecords)
    .where(lte(maintenanceRecords.createdAt, now))
    .orderBy(desc(maintenanceRecords.createdAt), desc(maintenanceRecords.id))
    .limit(1);
  return latest?.status ?? false;
}

/** What is planned, in order. */
export async function listPlannedMaintenance(queries: Queries, now: Date) {
  return queries
    .select({ at: maintenanceRecords.createdAt, status: maintenanceRecords.status })
    .from(maintenanceRecords)
    .where(gt(maintenanceRecords.createdAt, now))
    .orderBy(maintenanceRecords.createdAt, maintenanceRecords.id);
}

export async function recordMaintenance(queries: Queries, status: boolean, now: Date): Promise<void> {
  await queries.delete(maintenanceRecords).where(gt(maintenanceRecords.createdAt, now));
  await queries.insert(maintenanceRecords).values({ status, createdAt: now });
}

interface Plan {
  readonly on: boolean;
  readonly from: Date;
  readonly until: Date | undefined;
  /** What it is now. */
  readonly was: boolean;
}

/** In place of what was planned before (rule notices-planned-maintenance). */
export async function planMaintenance(tx: Transaction, { on, from, until, was }: Plan, now: Date): Promise<void> {
  await tx.delete(maintenanceRecords).where(gt(maintenanceRecords.createdAt, now));
  if (on !== was || from > now) await tx.insert(maintenanceRecords).values({ status: on, createdAt: from });
  if (until) await tx.insert(maintenanceRecords).values({ status: false, createdAt: until });
}

/** When a member leaves. */
export async function deleteNotifications(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(privateNotifications).where(eq(privateNotifications.userId, userId));
}
