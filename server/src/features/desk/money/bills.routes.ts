import * as calls from "@surimono/contract/desk";
import { dayInJapan, fail, ok } from "@surimono/domain/kernel";
import type { Deed } from "../../../platform/audit/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { type BillingDesk, recordPayment, undoEntry } from "../../billing/index.ts";
import { documentFile, findByNumber } from "../../documents/index.ts";
import { findBill, getBill } from "./get-bill.ts";
import { listBillsForDesk } from "./list-bills.ts";

type MoneyParts = Pick<BillingDesk, "onPaid" | "onRefunded">;

/** What businesses owe, and what they paid: the use cases of the commands. */
export function billsRoutes(shop: Shop, parts: MoneyParts): void {
  shop.operatorRoute(calls.listDeskBills, async ({ payload }) => ok(await listBillsForDesk(shop, payload)));
  shop.operatorRoute(calls.getDeskBill, async ({ payload }) => {
    const bill = await getBill(shop, payload.number);
    return bill ? ok(bill) : fail("desk/no-such-bill");
  });
  shop.operatorRoute(calls.getDeskBillDocument, async ({ payload }) => {
    const document = await findByNumber(shop.database.db, payload.number);
    if (document?.kind !== "invoice") return fail("desk/no-such-bill");
    const bytes = await documentFile(shop, document);
    return ok({ bytes, contentType: "application/pdf", fileName: `${document.number}.pdf` });
  });
  shop.operatorRoute(calls.recordDeskPayment, async ({ payload, recorded }) => {
    const { number, amount, day, note, read } = payload;
    if (day > dayInJapan(shop.now())) return fail("desk/day-not-possible");
    const deed = ofBill(calls.recordDeskPayment.name, number, { reason: note, asked: { amount, day } });
    const made = await recordPayment(
      { ...shop, ...parts, database: recorded(deed) },
      { number, amount, day, note, read },
    );
    if (!made.ok) return fail(REFUSALS[made.failure.code]);
    const { bills, billId, credit } = made.value;
    return ok({ open: bills.find(({ id }) => id === billId)?.open ?? 0, kept: credit });
  });
  shop.operatorRoute(calls.undoDeskPayment, async ({ payload, recorded }) => {
    const { number, entry_id: entryId, reason } = payload;
    const found = await findBill(shop, number);
    if (!found) return fail("desk/no-such-bill");
    const { bill, account } = found;
    const entry = [...bill.entries.filter(({ kind }) => kind === "paid"), ...account.repaid].find(
      ({ id }) => id === entryId,
    );
    if (!entry) return fail("desk/no-such-payment");
    const deed = ofBill(calls.undoDeskPayment.name, number, { reason, asked: { entryId, amount: entry.amount } });
    const undo = { userId: bill.userId, entryId, day: dayInJapan(shop.now()), note: reason };
    const undone = await undoEntry({ ...shop, ...parts, database: recorded(deed) }, undo);
    if (!undone.ok)
      return fail(undone.failure.code === "billing/undone-before" ? "desk/undone-before" : "desk/no-such-payment");
    const { bills, credit } = undone.value;
    return ok({ open: bills.find(({ id }) => id === bill.id)?.open ?? 0, kept: credit });
  });
}

const REFUSALS = {
  "billing/no-such-bill": "desk/no-such-bill",
  "billing/changed-meanwhile": "desk/bill-changed",
  "billing/still-cancellable": "desk/still-cancellable",
} as const;

/** What it was before is in the ledger; nothing may be locked before the orders of the business. */
function ofBill(action: string, id: string, { reason, asked }: Pick<Deed, "reason" | "asked">): Deed {
  return { action, subject: { kind: "bill", id }, reason, asked };
}
