import type { AnswerOf } from "@surimono/contract/kernel";
import type { getQuoteBasis } from "@surimono/contract/quotes";
import { dayInJapan } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import type { Queries } from "../../platform/database/index.ts";
import { listOrderLines, readOrdersOf } from "../orders/index.ts";

type Basis = AnswerOf<typeof getQuoteBasis>;

const MOST_ORDERS = 5;
/** Some of the last are no orders of goods. */
const LOOKED_AT = 20;

/**
 * The last orders of a member with what of them can be drawn up now, at today's sizes (rule quotes-again). Not what was sent from the warehouse, nor
 * what came once more without charge.
 */
export async function earlierOrders(
  queries: Queries,
  memberId: string,
  items: Basis["items"],
): Promise<Basis["orders"]> {
  const { latest } = await readOrdersOf(queries, memberId, LOOKED_AT);
  const orders = latest.filter(({ way, replaces }) => way !== "sending" && !replaces).slice(0, MOST_ORDERS);
  const ordered = await listOrderLines(
    queries,
    memberId,
    orders.map(({ id }) => id),
  );
  return orders.map(({ id, sequence, placedAt, createdAt }) => {
    const all = ordered.filter(({ orderId }) => orderId === id);
    const lines: Basis["orders"][number]["lines"] = [];
    for (const { productId, sizeId, quantity } of all) {
      const item = items.find(({ product_id }) => product_id === productId);
      const size = item?.sizes.find(({ size_id }) => size_id === sizeId);
      const there = lines.find((line) => line.product_id === productId && line.size_id === sizeId);
      if (there) there.quantity += quantity;
      else if (item && size)
        lines.push({ ...{ product_id: productId, size_id: sizeId, quantity }, name: item.name, size_name: size.name });
    }
    const canBe = (line: (typeof all)[number]) =>
      lines.some(({ product_id, size_id }) => product_id === line.productId && size_id === line.sizeId);
    return {
      ...{ order_number: orderNumber(sequence), placed_on: dayInJapan(placedAt ?? createdAt), lines },
      gone: all.filter((line) => !canBe(line)).length,
    };
  });
}
