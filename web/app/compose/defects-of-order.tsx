import { titlesOfRows } from "@surimono/domain/delivery";
import { OrderDefects } from "../features/defects/order-defects.tsx";
import type { WireOrder } from "../features/orders/wire-order.ts";

/** Defects do not know orders: this names the goods as the order does. */
export function DefectsOfOrder({ order }: { order: WireOrder }) {
  const lineOf = (lineId: string) => order.lines.find(({ line_id }) => line_id === lineId);
  const labelOf = (lineId: string) => {
    const line = lineOf(lineId);
    return line ? [line.name, line.color_name, line.size_name].filter(Boolean).join("・") : "";
  };
  const titleOf = (lineId: string, row: number) =>
    titlesOfRows(lineOf(lineId)?.personal?.pieces ?? null, [row]).join("");
  return <OrderDefects orderId={order.order_id} labelOf={labelOf} titleOf={titleOf} />;
}
