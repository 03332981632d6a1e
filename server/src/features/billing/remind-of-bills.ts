import { dunningSteps, type SettledBill, settle } from "@surimono/domain/billing";
import { type Day, dayInJapan, formatYen, ok } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { mailJob } from "../../platform/mail/index.ts";
import { findDocument, ordersInLetter } from "../documents/index.ts";
import { findEmail } from "../members/index.ts";
import { leaveNotification } from "../notices/index.ts";
import { listToRemind } from "./balances.store.ts";
import { type Bill, lockAccount, noteDunnings, readLedger } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { dunningLetter } from "./dunning-letter.ts";

export const remindJob = timedJob("remind-of-bills");

/** Letter and bell for each bill that has come to the next step, each step once (rule billing-dunning). */
export async function remindOfBills(desk: Pick<BillingDesk, "database" | "jobs" | "env" | "now">): Promise<void> {
  const today = dayInJapan(desk.now());
  const troubles: unknown[] = [];
  for (const userId of await listToRemind(desk.database.db, today))
    await remind(desk, userId, today).catch((trouble: unknown) => troubles.push(trouble));
  // As with the closing: the trouble of one is not that of all.
  if (troubles.length > 0) throw new AggregateError(troubles, `${troubles.length} accounts could not be reminded`);
}

async function remind(desk: Pick<BillingDesk, "database" | "jobs" | "env" | "now">, userId: string, today: Day) {
  await desk.database.inTransaction(async (tx) => {
    await lockAccount(tx, userId);
    const { bills, entries } = await readLedger(tx, userId);
    for (const settled of settle(bills, entries).bills) {
      const bill = bills.find(({ id }) => id === settled.id);
      const steps = bill ? await noteDunnings(tx, bill, dunningSteps(settled, today), desk.now()) : [];
      // After days off the latest of them is enough.
      const days = Math.max(...steps);
      if (bill && days > 0) await tell(desk, tx, bill, settled, days);
    }
    return ok(undefined);
  });
}

async function tell(
  { jobs, env, now }: Pick<BillingDesk, "jobs" | "env" | "now">,
  tx: Transaction,
  { userId, documentId }: Bill,
  { open }: SettledBill,
  days: number,
): Promise<void> {
  const document = await findDocument(tx, userId, documentId);
  const to = await findEmail(tx, userId);
  if (!document || !to) return;
  const letter = dunningLetter(
    { ...document, to, open, days, orders: await ordersInLetter(tx, document) },
    env.publicUrl,
  );
  await jobs.enqueue(tx, mailJob, letter);
  const content = `請求書（${document.number}）のお支払期限を過ぎています。未払いの${formatYen(open)}を、お振り込みください。`;
  const text = { type: 1, content, linkUrl: "/my-page/bills", iconPath: null, accountType: null } as const;
  await leaveNotification(tx, userId, text, "surimono", now());
}
