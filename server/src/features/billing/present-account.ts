import type { getBills } from "@surimono/contract/billing";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import { BILL_STATES } from "@surimono/domain/billing";
import { bankFacts, termsWords } from "@surimono/domain/documents";
import type { Shop } from "../../platform/http/index.ts";
import { countOrdersOfBills } from "./billing.store.ts";
import { readStanding } from "./invoice-standing.ts";
import { type BillPlace, type ListedBill, listBills } from "./list-bills.ts";

const PAGE = 20;

/** What the member sees of bills and limit. */
export async function presentAccount(
  shop: Shop,
  userId: string,
  { after }: PayloadOf<typeof getBills>,
): Promise<AnswerOf<typeof getBills>> {
  const { db } = shop.database;
  const [standing, { bills, next }] = await Promise.all([
    readStanding(shop, db, userId),
    readPage(shop, userId, after),
  ]);
  const ordersOf = await countOrdersOfBills(
    db,
    userId,
    bills.map(({ id }) => id),
  );
  const { credit, unbilled, limit, used, isOverdue } = standing;
  return {
    bills: bills.map(({ id, document, due, amount, returned, paid, open, state }) => ({
      document_id: document.id,
      number: document.number,
      issued_on: document.day,
      due_on: due,
      ...{ amount, returned, paid, open, state, orders: ordersOf.get(id) ?? 0 },
      state_name: BILL_STATES[state],
    })),
    next,
    open: used - unbilled + credit,
    ...{ credit, unbilled, limit },
    available: isOverdue ? 0 : Math.max(0, limit - used),
    is_overdue: isOverdue,
    closing: termsWords(shop.env.issuer.terms).closing,
    bank: [...bankFacts(shop.env.issuer.bank)],
  };
}

type Which = "open" | "paid";

/** What is open before what is paid (rule billing-pages). */
async function readPage(
  shop: Shop,
  userId: string,
  after: string | undefined,
): Promise<{ readonly bills: readonly (ListedBill & { readonly id: string })[]; readonly next: string | null }> {
  const [which = "open", dueOn = "", billId = ""] = after?.split("_") ?? [];
  const place = after === undefined ? undefined : { dueOn, billId };
  const read = (of: Which, from: BillPlace | undefined) =>
    listBills(shop, { which: of, userIds: [userId], after: from, most: PAGE });
  const open = which === "open" ? await read("open", place) : undefined;
  if (open?.next) return { bills: open.bills, next: placeOf("open", open.next) };
  const paid = await read("paid", open ? undefined : place);
  return { bills: [...(open?.bills ?? []), ...paid.bills], next: paid.next ? placeOf("paid", paid.next) : null };
}

function placeOf(which: Which, { dueOn, billId }: BillPlace): string {
  return [which, dueOn, billId].join("_");
}
