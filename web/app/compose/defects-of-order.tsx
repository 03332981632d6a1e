import { OrderDefects } from "../features/defects/order-defects.tsx";
import type { WireOrder } from "../features/orders/wire-order.ts";

/** Defects do not know orders: this names the goods as the order does. */
export function DefectsOfOrder({ order }: { order: WireOrder }) {
  const labelOf = (lineId: string) => {
    const line = order.lines.find(({ line_id }) => line_id === lineId);
    return line ? [line.name, line.color_name, line.size_name].filter(Boolean).join("・") : "";
  };
  return <OrderDefects orderId={order.order_id} labelOf={labelOf} />;
}
