import type { WireOrderSummary } from "@surimono/contract/orders";
import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { ORDER_STATUS } from "@surimono/domain/orders";
import { Icon } from "@surimono/ui/icon.tsx";
import { Link } from "react-router";
import { GoodsPicture } from "#app/ui/goods-picture.tsx";
import { Price } from "#app/ui/price.tsx";
import { backWord } from "./back-word.ts";
import { orderPath } from "./order-paths.ts";
import { RefundBadge } from "./refund-badge.tsx";
import { showDay } from "./show-time.ts";
import { StatusBadge } from "./status-badge.tsx";

const SHOWN = 4;

function isPartlyShipped({ parcels, parcels_shipped }: WireOrderSummary): boolean {
  return parcels_shipped > 0 && parcels_shipped < parcels;
}

/** One order of the history; the whole card opens it. */
export function OrderCard({ order }: { order: WireOrderSummary }) {
  const rest = order.image_urls.length - SHOWN;
  return (
    <li className="relative rounded-card border border-line p-5 transition-colors hover:border-ctl sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusBadge status={order.status} name={order.status_name} />
        <RefundBadge order={order} />
        <p className="num text-14">{showDay(order.placed_at)}</p>
        <h2 className="num text-14 max-sm:basis-full">
          <Link to={orderPath(order.order_id)} className="font-bold text-deep after:absolute after:inset-0">
            <span className="sr-only">注文番号</span>
            {order.order_number}
          </Link>
        </h2>
        <Icon name="chevron-right" size={20} className="ml-auto text-mute max-sm:hidden" />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <ul className="flex items-center gap-2" aria-hidden="true">
          {order.image_urls.slice(0, SHOWN).map((url) => (
            <li key={url} className="paper flex h-[84px] w-[76px] items-center justify-center rounded-ctl">
              <GoodsPicture url={url} sizes="76px" className="h-[92%] w-auto object-contain" />
            </li>
          ))}
          {rest > 0 && <li className="num text-14 text-mute">+{rest}</li>}
        </ul>
        <div className="min-w-0 flex-1 basis-48">
          <p className="line-clamp-2 font-bold text-16 text-deep">{order.names.join("、")}</p>
          <p className="text-14">
            {formatNumber(order.quantity)}点・{order.payment_type_name}
            {order.delivery_method !== "courier" && `・${order.delivery_method_name}`}
            {order.parcels > 1 && !isPartlyShipped(order) && `・荷物${formatNumber(order.parcels)}個`}
          </p>
          {isPartlyShipped(order) && (
            <p className="num text-14 text-deep">
              荷物{formatNumber(order.parcels)}個のうち{formatNumber(order.parcels_shipped)}個を発送済み
            </p>
          )}
        </div>
        <div className="text-right max-sm:basis-full">
          <Price value={order.total} />
          {order.refunded_total > 0 && (
            <p className="num whitespace-nowrap text-14">
              {backWord(order)} {formatYen(order.refunded_total)}
            </p>
          )}
        </div>
      </div>
      {order.status === ORDER_STATUS.cancelled && (
        <p className="mt-3 text-14 text-mute">
          {order.delivery_method === "sending"
            ? "商品は倉庫でお預かりしています。"
            : "もう一度ご注文いただくときは、ご注文の内容からカートに入れられます。"}
        </p>
      )}
    </li>
  );
}
