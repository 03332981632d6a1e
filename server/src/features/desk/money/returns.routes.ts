import * as calls from "@surimono/contract/desk";
import { dayInJapan, fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Shop } from "../../../platform/http/index.ts";
import { type BillingDesk, readAccount, readReturn, repayCredit, returnOrder } from "../../billing/index.ts";

type MoneyParts = Pick<BillingDesk, "onPaid" | "onRefunded">;

/** What a business need not pay, and what it gets back: the use cases of the commands (rule billing-desk-returns). */
export function returnsRoutes(shop: Shop, parts: MoneyParts): void {
  shop.operatorRoute(calls.getDeskReturn, async ({ payload }) => {
    const found = await readReturn(shop, payload.order_number);
    if (!found) return fail("desk/no-such-invoiced");
    const { order, partner, left, bill } = found;
    const account = bill && (await readAccount(shop, shop.database.db, order.userId));
    const billed = account?.bills.find(({ id }) => id === bill?.id);
    return ok({
      order_number: orderNumber(order.sequence),
      ...{ partner, total: order.total, left },
      bill: billed ? { number: billed.document.number, open: billed.open } : null,
    });
  });
  shop.operatorRoute(calls.returnDeskOrder, async ({ payload, recorded }) => {
    const { order_number: number, amount, reason, left: read } = payload;
    const subject = { kind: "order", id: number };
    // What it was before is in the ledger; nothing may be locked before the orders of the business.
    const database = recorded({ action: calls.returnDeskOrder.name, subject, reason, asked: { amount } });
    const returned = await returnOrder({ ...shop, ...parts, database }, { number, amount, reason, read });
    if (!returned.ok) return fail(RETURN_REFUSALS[returned.failure.code]);
    return ok({ left: returned.value.kept, kept: returned.value.credit });
  });
  shop.operatorRoute(calls.repayDeskCredit, async ({ payload, recorded }) => {
    const { member_id: userId, amount, day, reason, kept: read } = payload;
    if (day > dayInJapan(shop.now())) return fail("desk/day-not-possible");
    const subject = { kind: "member", id: userId };
    const database = recorded({ action: calls.repayDeskCredit.name, subject, reason, asked: { amount, day } });
    const repaid = await repayCredit({ ...shop, ...parts, database }, { userId, amount, day, note: reason, read });
    if (repaid.ok) return ok({ kept: repaid.value.credit });
    return fail(repaid.failure.code === "billing/more-than-kept" ? "desk/more-than-kept" : "desk/bill-changed");
  });
}

const RETURN_REFUSALS = {
  "billing/no-such-order": "desk/no-such-invoiced",
  "billing/still-cancellable": "desk/still-cancellable",
  "billing/changed-meanwhile": "desk/bill-changed",
  "billing/more-than-kept": "desk/more-than-left",
} as const;
