import type { WireOrderSummary } from "@surimono/contract/orders";
import { formatNumber, slashedDay } from "@surimono/domain/kernel";
import { ORDER_STATUS } from "@surimono/domain/orders";
import { GoodsPicture } from "#app/ui/goods-picture.tsx";
import { PictureRow } from "#app/ui/picture-row.tsx";
import { orderPath } from "./order-paths.ts";
import { RefundBadge } from "./refund-badge.tsx";
import { showDay } from "./show-time.ts";
import { StatusBadge } from "./status-badge.tsx";

/** A pending order with its status, on the home page. */
export function OrderRow({ order }: { order: WireOrderSummary }) {
  const [url] = order.image_urls;
  return (
    <PictureRow
      to={orderPath(order.order_id)}
      picture={url && <GoodsPicture url={url} sizes="128px" className="max-h-[90%] w-auto object-contain" />}
      mark={
        <span className="flex flex-wrap gap-1">
          <StatusBadge status={order.status} name={order.status_name} />
          <RefundBadge order={order} />
        </span>
      }
      name={order.names.join("、")}
      note={
        <>
          {formatNumber(order.quantity)}点・{showDay(order.placed_at)} のご注文
          {order.status !== ORDER_STATUS.shipped && (
            <span className="block text-deep">
              <span className="num">{slashedDay(order.dispatch_by)}</span> ごろ
              {order.delivery_method === "warehouse" ? "入庫" : "発送"}予定
            </span>
          )}
        </>
      }
      action="ご注文の内容"
    />
  );
}
