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

/** One that an operator sent to many, who can take it back from all of them. */
interface SentText extends NoticeText {
  readonly bulletinId?: string;
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
  { bulletinId, ...text }: SentText,
  author: string,
  now: Date,
): Promise<void> {
  const notices = userIds.map((userId) => ({ userId, text, bulletinId }));
  await leaveEach(tx, notices, author, now);
}

interface Notice {
  readonly userId: string;
  readonly text: NoticeText;
  readonly bulletinId?: string | undefined;
}

/** Each of many a notification of its own, in two statements. */
export async function leaveEach(tx: Transaction, notices: readonly Notice[], author: string, now: Date): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ userId, text, bulletinId }) => ({ userId, ...signed(text, author, now), bulletinId }));
  await store.insertPrivateNotifications(tx, rows);
  await store.deleteAllOldPrivateNotifications(tx, [...new Set(rows.map(({ userId }) => userId))]);
}

/** Tells all members, later ones too. Returns its id. */
export async function notifyEverybody(
  database: Database,
  text: NoticeText,
  author: string,
  now: Date,
): Promise<string> {
  return `public_${await database.inTransaction((tx) => leavePublicNotification(tx, text, author, now))}`;
}

/** The same in a transaction. Returns the number. */
export async function leavePublicNotification(
  tx: Transaction,
  text: NoticeText,
  author: string,
  now: Date,
): Promise<number> {
  return store.insertPublicNotification(tx, signed(text, author, now));
}

/** Takes an operator's bulletin out of every bell. */
export async function withdrawNotifications(
  tx: Transaction,
  { id, publicId }: { readonly id: string; readonly publicId: number | null },
): Promise<void> {
  if (publicId !== null) await store.deleteNotification(tx, "public", publicId);
  await store.deleteOfBulletin(tx, id);
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
