import { type SettledBill, settle } from "@surimono/domain/billing";
import { dueOf, keptOf, lastClosing, monthlyInvoiceSheet, type SheetClosing } from "@surimono/domain/documents";
import { addDays, type Day, dayInJapan, formatYen, ok, slashedDay, startOfDay } from "@surimono/domain/kernel";
import type { Transaction } from "../../platform/database/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { CLOSING_CAUSE, issueDocument, readSource, sendInvoiceJob } from "../documents/index.ts";
import { leaveNotification } from "../notices/index.ts";
import { findSentAt, type Order } from "../orders/index.ts";
import { billOrders } from "./bill-orders.ts";
import { listToClose, readLedger } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { lockBilling, settleAccount } from "./settle-account.ts";

export const closeMonthJob = timedJob("close-month");

/**
 * 月末締め (rule billing-closing): each business gets one 請求書 over what was sent by the last closing and is on none yet. After days off
 * that is everything of the closings that were missed, due as if it were of the last.
 */
export async function closeMonth(desk: BillingDesk): Promise<void> {
  const closing = lastClosing(dayInJapan(desk.now()), desk.env.issuer.terms);
  const troubles: unknown[] = [];
  for (const userId of await listToClose(desk.database.db, startOfDay(addDays(closing, 1))))
    await desk.database
      .inTransaction(async (tx) => ok(await closeAccount(desk, tx, userId, closing)))
      .catch((trouble: unknown) => troubles.push(trouble));
  // The trouble of one business must not keep the others from their bills; the job is tried again for it.
  if (troubles.length > 0) throw new AggregateError(troubles, `${troubles.length} accounts could not be closed`);
}

type ClosedOrder = SheetClosing["orders"][number] & { readonly id: string };

async function closeAccount(desk: BillingDesk, tx: Transaction, userId: string, closing: Day): Promise<void> {
  const orders = await lockBilling(tx, userId);
  // Another process may have closed them while this one waited.
  const ledger = await readLedger(tx, userId);
  const billed = new Set(ledger.orders.map(({ orderId }) => orderId));
  const unbilled = orders.filter(({ id, payment }) => payment === "invoiced" && !billed.has(id));
  const { closed, to } = await readClosed(tx, unbilled, closing);
  let issued: IssuedBill | undefined;
  if (closed.length > 0 && to) {
    const { credit } = settle(ledger.bills, ledger.entries);
    const due = dueOf(closing, desk.env.issuer.terms);
    const document = await issueDocument(desk, tx, {
      ...{
        userId,
        kind: "invoice",
        cause: `${CLOSING_CAUSE}${closed[0]?.id}`,
        orderIds: closed.map(({ id }) => id),
        to,
      },
      sheet: (head) => monthlyInvoiceSheet(head, to, { closing, due, credit, orders: closed }),
    });
    const id = await billOrders(tx, {
      document,
      orders: closed.map((order) => ({ orderId: order.id, amount: keptOf(order) })),
    });
    await desk.jobs.enqueue(tx, sendInvoiceJob, { userId, documentId: document.id });
    issued = { id, number: document.number, due };
  }
  // Money that was kept may pay it at once.
  const { bills } = await settleAccount(desk, tx, userId, orders);
  const settled = bills.find(({ id }) => id === issued?.id);
  if (issued && settled) await tellOfBill(tx, userId, { ...settled, ...issued }, desk.now());
}

/** What was sent by the closing. An order whose 請求書 was issued by an older release gets that as its bill. */
async function readClosed(tx: Transaction, orders: readonly Order[], closing: Day) {
  const closed: ClosedOrder[] = [];
  let to: Awaited<ReturnType<typeof readSource>>["to"] | undefined;
  for (const order of orders) {
    const source = await readSource(tx, order);
    const document = source.documents.find(({ kind, firstId }) => kind === "invoice" && firstId === null);
    if (document) {
      await billOrders(tx, { document, orders: [{ orderId: order.id, amount: document.amount }] });
      continue;
    }
    const isSent = order.fulfilment === "shipped" || order.fulfilment === "stored";
    const sentAt = isSent ? await findSentAt(tx, order) : undefined;
    if (!sentAt || dayInJapan(sentAt) > closing || keptOf(source.order) <= 0) continue;
    closed.push({ ...source.order, id: order.id, sent: dayInJapan(sentAt) });
    to ??= source.to;
  }
  return { closed, to };
}

interface IssuedBill {
  readonly id: string;
  readonly number: string;
  readonly due: Day;
}

async function tellOfBill(tx: Transaction, userId: string, bill: IssuedBill & SettledBill, now: Date) {
  const content = `請求書（${bill.number}）を発行しました。${askFor(bill)}`;
  const text = { type: 1, content, linkUrl: "/my-page/bills", iconPath: null, accountType: null } as const;
  await leaveNotification(tx, userId, text, "surimono", now);
}

function askFor({ open, amount, due }: SettledBill): string {
  if (open === 0) return "お預かり金を充当し、お支払いは済んでいます。";
  const left = open < amount ? `お預かり金を充当し、お振込みいただく額は${formatYen(open)}です。` : "";
  return `${left}${slashedDay(due)}までにお振り込みください。`;
}
