import { fail, ok } from "@surimono/domain/kernel";
import { canBeCancelled } from "@surimono/domain/orders";
import { v4 as randomId } from "uuid";
import { issueReturns, readSource } from "../documents/index.ts";
import {
  findPlacedOrder,
  listOrderLines,
  listParcels,
  type OrderStanding,
  parcelsToTell,
  returnInvoiced,
  sendOrderLetter,
} from "../orders/index.ts";
import { findBillOfOrder } from "./billing.store.ts";
import type { BillingDesk } from "./billing-desk.ts";
import { returnLetter } from "./return-letter.ts";
import { lockBilling, settleAccount } from "./settle-account.ts";

interface Return {
  readonly number: string;
  /** Undefined: all that is left. */
  readonly amount: number | undefined;
  /** Why, in the operator's own words: kept with the return, and not told. */
  readonly reason: string;
  /** What was left when whoever decided this read it. */
  readonly read?: number;
}

/**
 * Takes a refund of an order by invoice off what is owed (rule billing-return): before the closing its bill is lower by it, afterwards what
 * is open. Either way it has its 適格返還請求書.
 */
export async function returnOrder(desk: BillingDesk, { number, amount: wanted, reason, read }: Return) {
  const found = await findPlacedOrder(desk.database.db, number);
  if (found?.paymentMethod !== "invoice") return fail("billing/no-such-order");
  const { userId } = found;
  return desk.database.inTransaction(async (tx) => {
    const now = desk.now();
    const orders = await lockBilling(tx, userId);
    const order = orders.find(({ id }) => id === found.id);
    if (order?.lifecycle !== "placed") return fail("billing/no-such-order");
    if (canBeCancelled(order, order.placedAt ?? undefined, now)) return fail("billing/still-cancellable");
    const kept = leftOf((await readSource(tx, order)).standing);
    if (read !== undefined && read !== kept) return fail("billing/changed-meanwhile");
    const amount = wanted ?? kept;
    if (amount <= 0 || amount > kept) return fail("billing/more-than-kept", { kept });
    const hooks = { onRefunded: desk.onRefunded, issueReturns: issueReturns(desk) };
    const returned = await returnInvoiced(tx, order, { amount, ref: `return-${randomId()}`, reason }, hooks, desk);
    const bill = await findBillOfOrder(tx, userId, order.id);
    const changed = orders.map((one) => (one.id === order.id ? returned.order : one));
    const settled = await settleAccount(desk, tx, userId, changed);
    if (order.email !== "") {
      const lines = await listOrderLines(tx, userId, [order.id]);
      const parcels = await parcelsToTell(tx, order, await listParcels(tx, { userId, orderId: order.id }, lines));
      const told = {
        ...{ order, lines, parcels },
        amount,
        kept: returned.kept,
        documentId: returned.documentId,
        isBilled: bill !== undefined,
      };
      await sendOrderLetter(desk.jobs, tx, order, returnLetter(told, desk.env.publicUrl), now);
    }
    return ok({ amount, kept: returned.kept, credit: settled.credit });
  });
}

/** What is on its way back for pieces is not left either. */
function leftOf({ kept, asked }: OrderStanding): number {
  return asked.reduce((rest, { amount }) => rest - amount, kept);
}

/** What can be taken off an order by invoice now, and the bill that it is on. */
export async function readReturn({ database: { db } }: Pick<BillingDesk, "database">, number: string) {
  const order = await findPlacedOrder(db, number);
  if (order?.paymentMethod !== "invoice" || order.lifecycle !== "placed") return undefined;
  const { standing, to } = await readSource(db, order);
  return { order, partner: to.name, left: leftOf(standing), bill: await findBillOfOrder(db, order.userId, order.id) };
}
