import { ok } from "@surimono/domain/kernel";
import type { NotificationType, SocialAccount } from "@surimono/domain/notices";
import type { Database, Queries, Transaction } from "../../platform/database/index.ts";
import * as store from "./notices.store.ts";

export interface NoticeText {
  readonly type: NotificationType;
  readonly content: string;
  readonly linkUrl: string | null;
  /** Below `images`. */
  readonly iconPath: string | null;
  readonly accountType: SocialAccount | null;
}

/**
 * Leaves one member a notification; those beyond the newest hundred are deleted. `author` is a member's id or `operator`. Returns its id.
 */
export async function notifyMember(
  database: Database,
  userId: string,
  text: NoticeText,
  author: string,
  now: Date,
): Promise<string> {
  const done = await database.inTransaction(async (tx) => ok(await leaveNotification(tx, userId, text, author, now)));
  return done.value;
}

/** The same in the transaction of what it tells of: neither happens without the other. */
export async function leaveNotification(
  tx: Transaction,
  userId: string,
  text: NoticeText,
  author: string,
  now: Date,
): Promise<string> {
  const id = await store.insertPrivateNotification(tx, userId, signed(text, author, now));
  await store.deleteOldPrivateNotifications(tx, userId);
  return `private_${id}`;
}

/** The same for many, in two statements. */
export async function leaveNotifications(
  tx: Transaction,
  userIds: readonly string[],
  text: NoticeText,
  author: string,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  await store.insertPrivateNotifications(tx, userIds, signed(text, author, now));
  await store.deleteAllOldPrivateNotifications(tx, userIds);
}

/** Tells all members, later ones too. Returns its id. */
export async function notifyEverybody(
  database: Database,
  text: NoticeText,
  author: string,
  now: Date,
): Promise<string> {
  const row = signed(text, author, now);
  return `public_${await database.inTransaction((tx) => store.insertPublicNotification(tx, row))}`;
}

/** Takes a notification back by its id on the wire; returns what it said, or undefined if there is none. */
export async function withdrawNotification(database: Database, notificationId: string): Promise<string | undefined> {
  const named = readNotificationId(notificationId);
  if (!named) return undefined;
  return (await database.inTransaction((tx) => store.deleteNotification(tx, named.audience, named.id)))?.content;
}

export async function findNotification(queries: Queries, notificationId: string) {
  const named = readNotificationId(notificationId);
  return named && store.findNotification(queries, named.audience, named.id);
}

/** The newest of one member, or of those to all, with their ids on the wire. */
export async function listNotifications(queries: Queries, userId: string | undefined, most: number) {
  const rows = await (userId === undefined
    ? store.listPublicNotifications(queries)
    : store.listPrivateNotifications(queries, userId));
  return rows.slice(0, most).map((row) => ({ ...row, id: `${userId === undefined ? "public" : "private"}_${row.id}` }));
}

function readNotificationId(notificationId: string) {
  const [, audience, digits] = /^(public|private)_(\d{1,15})$/.exec(notificationId) ?? [];
  return audience === undefined ? undefined : { audience: audience as "public" | "private", id: Number(digits) };
}

function signed(text: NoticeText, author: string, now: Date): store.NewNotification {
  return { ...text, createdBy: author, createdAt: now, updatedBy: author, updatedAt: now };
}
