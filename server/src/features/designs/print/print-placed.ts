import { orderNumber } from "@surimono/domain/orders";
import type { Transaction } from "../../../platform/database/index.ts";
import type { HookShop } from "../../../platform/hook.ts";
import { enqueuePrints, type LineToPrint } from "./print-order.ts";

/** What printing hears of an order that was placed. */
interface HeardOrder {
  readonly order: { readonly sequence: number; readonly dispatchBy: string; readonly way: string };
  readonly lines: readonly LineToPrint[];
}

/** What is sent from the warehouse is printed already. */
export async function printPlaced(tx: Transaction, { order, lines }: HeardOrder, shop: HookShop): Promise<void> {
  const { sequence, dispatchBy, way } = order;
  if (way !== "sending") await enqueuePrints(shop, tx, { orderNumber: orderNumber(sequence), dispatchBy, lines });
}
