import { formatYen } from "@surimono/domain/kernel";
import type { Order, OrderLine } from "../orders.tables.ts";
import { goodsText, parcelsText, type ToldParcel } from "./letter-parcels.ts";

/** What a letter about a whole order repeats of it: goods, sum and where it goes. */
export function aboutOrder(order: Order, lines: readonly OrderLine[], parcels: readonly ToldParcel[]): string {
  return `${goodsText(parcels, lines)}
お支払い総額：${formatYen(order.total)}（税込）

${parcelsText(parcels, lines)}`;
}
