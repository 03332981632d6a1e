import type { getDeskBill } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Shop } from "../../../platform/http/index.ts";
import { findOwner, listOrdersOfBill, readAccount } from "../../billing/index.ts";
import { presentBill } from "./list-bills.ts";

type Parts = Pick<Shop, "database" | "env" | "now">;

/** The bill that a number of any of its copies names, with the account that it is of. */
export async function findBill(shop: Parts, number: string) {
  const owner = await findOwner(shop, number);
  if (!owner?.documentId) return undefined;
  const account = await readAccount(shop, shop.database.db, owner.userId);
  const bill = account.bills.find(({ document }) => document.id === owner.documentId);
  return bill && { account, bill };
}

export async function getBill(shop: Parts, number: string): Promise<AnswerOf<typeof getDeskBill> | undefined> {
  const found = await findBill(shop, number);
  if (!found) return undefined;
  const { account, bill } = found;
  const orders = await listOrdersOfBill(shop.database.db, bill);
  const numbers = new Map(orders.map(({ orderId, sequence }) => [orderId, orderNumber(sequence)]));
  const undone = new Set(bill.entries.map(({ undoes }) => undoes));
  return {
    bill: presentBill(bill),
    copies: [...bill.copies],
    orders: orders.map(({ sequence, amount }) => ({ order_number: orderNumber(sequence), amount })),
    entries: bill.entries.map(({ id, kind, day, amount, note, orderId, lineId, undoes, recordedAt }) => ({
      entry_id: id,
      ...{ kind, day, amount, note },
      order_number: numbers.get(orderId ?? "") ?? null,
      by_bank: lineId !== null,
      is_undone: undone.has(id) || undoes !== null,
      recorded_at: recordedAt.toISOString(),
    })),
    account: {
      kept: account.credit,
      open: account.bills.reduce((all, { open }) => all + open, 0),
      limit: account.limit,
      repaid: account.repaid.map(({ id, day, amount, note, isUndone, recordedAt }) => ({
        ...{ entry_id: id, day, amount, note, is_undone: isUndone, recorded_at: recordedAt.toISOString() },
      })),
    },
  };
}
