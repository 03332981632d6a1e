import type { listDeskBills } from "@surimono/contract/desk";
import type { AnswerOf, PayloadOf } from "@surimono/contract/kernel";
import { BILL_STATES } from "@surimono/domain/billing";
import type { Shop } from "../../../platform/http/index.ts";
import {
  type BillSearch,
  findBillOfOrder,
  findOwner,
  type ListedBill,
  listBills,
  readSums,
} from "../../billing/index.ts";
import { listForDesk } from "../../members/index.ts";

const PAGE = 50;
/** That the beginning of a name may mean. */
const MOST_BUSINESSES = 200;

/** Bills of all businesses, with what is open of all of them (rule billing-desk). */
export async function listBillsForDesk(
  shop: Pick<Shop, "database" | "now" | "env">,
  { view, text, after }: PayloadOf<typeof listDeskBills>,
): Promise<AnswerOf<typeof listDeskBills>> {
  const [dueOn = "", billId = ""] = after?.split("_") ?? [];
  const place = after === undefined ? undefined : { dueOn, billId };
  const { hasMore = false, ...found } = text ? await whose(shop, text) : {};
  const search = { which: view, most: PAGE, after: place, ...found };
  const [{ bills, next }, { open, credits }] = await Promise.all([listBills(shop, search), readSums(shop)]);
  return {
    bills: bills.map(presentBill),
    next: next ? `${next.dueOn}_${next.billId}` : null,
    has_more_businesses: hasMore,
    open,
    kept: credits.reduce((all, { credit }) => all + credit, 0),
  };
}

interface Found extends Partial<BillSearch> {
  readonly hasMore?: boolean;
}

/** Whoever has a number in hand does not know yet whether it is paid: it is found in every view. */
async function whose({ database, now }: Pick<Shop, "database" | "now">, text: string): Promise<Found> {
  const number = text.normalize("NFKC").trim().toUpperCase();
  const owner = await findOwner({ database }, number);
  if (!owner) {
    const search = { view: "business", text, now: now(), isCitus: database.isCitus } as const;
    const businesses = await listForDesk(database.db, search, MOST_BUSINESSES + 1);
    const userIds = businesses.slice(0, MOST_BUSINESSES).map(({ id }) => id);
    return { userIds, hasMore: businesses.length > MOST_BUSINESSES };
  }
  const { userId, documentId, orderId } = owner;
  const bill = orderId === undefined ? { documentId } : await findBillOfOrder(database.db, userId, orderId);
  return bill ? { which: "all", userIds: [userId], documentId: bill.documentId } : { userIds: [] };
}

export function presentBill(bill: ListedBill): AnswerOf<typeof listDeskBills>["bills"][number] {
  const { document, userId, due, amount, returned, paid, open, state, isOverdue, isOver } = bill;
  return {
    number: document.number,
    partner: document.partner,
    member_id: userId,
    issued_on: document.day,
    due_on: due,
    ...{ amount, returned, paid, open },
    state_name: BILL_STATES[state],
    is_overdue: isOverdue,
    is_over: isOver,
  };
}
