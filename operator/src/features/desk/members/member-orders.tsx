import { formatYen } from "@surimono/domain/kernel";
import { Link } from "react-router";
import { Part } from "../../../ui/facts.tsx";
import { momentOf } from "../../../ui/moment.ts";
import type { DeskMember } from "./member-query.ts";

export function MemberOrders({ id, orders }: { id: string; orders: DeskMember["orders"] }) {
  return (
    <Part
      title="ご注文"
      aside={
        <p className="num text-14 text-mute">
          {orders.count}件 {formatYen(orders.total)}
        </p>
      }
    >
      {orders.latest.length === 0 ? (
        <p className="rounded-card border border-line p-4 text-14 text-mute">まだありません。</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {orders.latest.map((order) => (
            <li key={order.order_number}>
              <Link
                to={`/orders/${order.order_number}`}
                className="num flex min-h-11 flex-wrap items-center gap-x-4 px-4 py-2 text-14 hover:bg-paper"
              >
                <span className="font-bold text-deep">{order.order_number}</span>
                <span className="text-12 text-mute">{momentOf(order.placed_at)}</span>
                <span className="text-12">{order.status_name}</span>
                <span className="ml-auto font-bold text-deep">{formatYen(order.total)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {orders.count > orders.latest.length && (
        <Link
          to={`/orders?${new URLSearchParams({ view: "all", member: id })}`}
          className="mt-2 inline-flex min-h-11 items-center text-14 underline"
        >
          {orders.count}件すべてを見る
        </Link>
      )}
    </Part>
  );
}
