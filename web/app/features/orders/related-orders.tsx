import { Link } from "react-router";
import type { WireOrder } from "./wire-order.ts";

/** That pieces come once more, or that this order brings those of another. */
export function RelatedOrders({ order: { replaces, replacements } }: { order: WireOrder }) {
  if (!replaces && replacements.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 rounded-card bg-paper p-4 text-14">
      {replaces && (
        <li>
          ご注文 <OrderLink of={replaces} /> の{replaces.cause_name}です。お支払いはありません。
        </li>
      )}
      {replacements.map((one) => (
        <li key={one.order_id}>
          お届け先{one.parcel_number}の{one.cause_name}を、ご注文 <OrderLink of={one} /> としてお送りします。
        </li>
      ))}
    </ul>
  );
}

function OrderLink({ of }: { of: WireOrder["replacements"][number] }) {
  return (
    <Link to={`/my-page/orders/${of.order_id}`} className="num font-bold text-red-text underline underline-offset-4">
      {of.order_number}
    </Link>
  );
}
