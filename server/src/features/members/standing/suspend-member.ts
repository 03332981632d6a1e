import { dayInJapan, fail, ok, slashedDay } from "@surimono/domain/kernel";
import { desc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queries, Transaction } from "../../../platform/database/index.ts";
import type { Letter } from "../../../platform/mail/index.ts";
import { sessions, users } from "../accounts.tables.ts";
import { type Suspension, suspensions } from "../suspensions.tables.ts";
import { NO_END } from "./is-suspended.ts";

export interface Decision {
  readonly reason: string;
  /** The operator's user name on the machine. */
  readonly by: string;
  readonly now: Date;
  /** By which the same press, sent again, is known. */
  readonly requestKey?: string;
}

/** The account for the operator to decide on, with all earlier decisions, the newest first. */
export async function findSuspensions(queries: Queries, email: string) {
  const [user] = await queries
    .select({ id: users.id, email: users.email, kind: users.kind, suspendedUntil: users.suspendedUntil })
    .from(users)
    .where(eq(users.email, email));
  if (!user) return undefined;
  const record = await queries
    .select()
    .from(suspensions)
    .where(eq(suspensions.userId, user.id))
    .orderBy(desc(suspensions.decidedAt), desc(suspensions.id));
  return { ...user, record };
}

/**
 * Keeps the member out until the moment, or until lifted, and ends every session; published items leave the gallery meanwhile. Orders go
 * on, and nothing is deleted. For one already suspended reason and end are replaced. Returns the letter about it, which goes out once: not for the
 * same press again.
 */
export async function suspendMember(
  tx: Transaction,
  email: string,
  until: Date | null,
  decision: Decision,
  publicUrl: string,
) {
  const user = await lockByEmail(tx, email);
  if (!user) return fail("members/no-such-member");
  // What came since, such as a lifting, stands.
  if (!(await record(tx, user.id, "suspend", until, decision))) return ok(undefined);
  await tx
    .update(users)
    .set({ suspendedUntil: until ?? NO_END, updatedAt: decision.now })
    .where(eq(users.id, user.id));
  await tx.delete(sessions).where(eq(sessions.userId, user.id));
  return ok(suspended(email, until, decision.reason, publicUrl));
}

/** Lets the member in again. Ended sessions stay ended. */
export async function liftSuspension(tx: Transaction, email: string, decision: Decision, publicUrl: string) {
  const user = await lockByEmail(tx, email);
  if (!user) return fail("members/no-such-member");
  if (!user.suspendedUntil || user.suspendedUntil <= decision.now) return fail("members/not-suspended");
  await tx.update(users).set({ suspendedUntil: null, updatedAt: decision.now }).where(eq(users.id, user.id));
  await record(tx, user.id, "lift", null, decision);
  return ok(lifted(email, publicUrl));
}

async function lockByEmail(tx: Transaction, email: string) {
  const [user] = await tx
    .select({ id: users.id, suspendedUntil: users.suspendedUntil })
    .from(users)
    .where(eq(users.email, email))
    .for("update");
  return user;
}

/** False where this very decision is there already. */
async function record(
  tx: Transaction,
  userId: string,
  decision: Suspension["decision"],
  until: Date | null,
  { reason, by, now, requestKey: id = newId() }: Decision,
): Promise<boolean> {
  const added = await tx
    .insert(suspensions)
    .values({ id, userId, decision, reason, until, decidedBy: by, decidedAt: now })
    .onConflictDoNothing()
    .returning({ id: suspensions.id });
  return added.length > 0;
}

function suspended(to: string, until: Date | null, reason: string, publicUrl: string): Letter {
  // The end is the first moment after the last day.
  const period = until ? `${slashedDay(dayInJapan(new Date(until.getTime() - 1)))}まで` : "期限は定めていません";
  return {
    to,
    subject: "【SURIMONO】アカウントのご利用を停止しました",
    text: [
      "利用規約第13条にもとづき、アカウントのご利用を停止しました。停止のあいだはログインできず、公開されているアイテムはギャラリーに表示されません。",
      "",
      `理由：${reason}`,
      `期間：${period}`,
      "",
      "お受けしているご注文は、そのままお届けします。マイアイテムなどのデータは消去していません。",
      "ご不明な点や異議のお申し出、退会のご希望は、お問い合わせフォームからご連絡ください。ログインは必要ありません。",
      `${publicUrl}/inquiryFormContent`,
    ].join("\n"),
  };
}

function lifted(to: string, publicUrl: string): Letter {
  return {
    to,
    subject: "【SURIMONO】アカウントのご利用停止を解除しました",
    text: [
      "アカウントのご利用の停止を解除しました。下のページからログインしてください。",
      "",
      `${publicUrl}/login`,
    ].join("\n"),
  };
}
