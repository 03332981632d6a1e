import { cancelOrder } from "@surimono/contract/orders";
import { ORDER_STATUS } from "@surimono/domain/orders";
import { paymentMethodOf } from "@surimono/domain/payments";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { confirm } from "#app/ui/confirm.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { CART_PATH } from "./order-paths.ts";
import { readOrdersAgain } from "./orders.queries.ts";
import { showClock } from "./show-time.ts";
import type { WireOrder } from "./wire-order.ts";

interface OrderActionsProps {
  order: WireOrder;
  papers: ReactNode;
  orderAgain: (order: WireOrder) => Promise<boolean>;
}

/** The remaining actions on an order. A cancelled one offers to try again (rule orders-cancelled-retry). */
export function OrderActions({ order, papers, orderAgain }: OrderActionsProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"cancel" | "again">();
  const cancelled = order.status === ORDER_STATUS.cancelled;
  const isSending = order.delivery_method === "sending";

  const cancel = async () => {
    const sure = await confirm({
      title: "ご注文をキャンセルしますか？",
      message: `注文番号 ${order.order_number} を取り消します。${isSending ? "商品は倉庫に戻ります。" : ""}${moneyWords(order)}`,
      yes: "キャンセルする",
      no: "キャンセルしない",
      danger: true,
    });
    if (!sure) return;
    setBusy("cancel");
    const answer = await call(cancelOrder, { order_id: order.order_id });
    await readOrdersAgain();
    setBusy(undefined);
    if (answer.ok) showToast("ご注文をキャンセルしました。", { tone: "success" });
    else showToast(answer.failure.message, { tone: "error" });
  };
  const again = async () => {
    setBusy("again");
    // Already added: not again while the cart's page loads.
    if (await orderAgain(order)) await navigate(CART_PATH);
    else setBusy(undefined);
  };

  return (
    <div className="mt-6 grid gap-3">
      {(cancelled || order.refund_note) && (
        <Notice>
          {cancelled && "このご注文はキャンセルされました。"}
          {order.refund_note}
          {cancelled && !isSending && "もう一度ご注文いただけます。"}
        </Notice>
      )}
      {isSending ? (
        // What was sent is stored no more: it is ordered again as the item that it is.
        <LinkButton to="/my-page/warehouse" wide size={56} icon="box">
          倉庫を見る
        </LinkButton>
      ) : (
        <Button
          wide
          size={56}
          variant={cancelled ? "primary" : "outline"}
          icon="cart"
          pending={busy === "again"}
          onClick={() => void again()}
        >
          同じものをカートに入れる
        </Button>
      )}
      {papers}
      {order.can_cancel && order.cancellable_until && (
        <>
          <Button wide variant="quiet" pending={busy === "cancel"} onClick={() => void cancel()}>
            ご注文をキャンセルする
          </Button>
          <p className="num text-center text-12">{showClock(order.cancellable_until)}までキャンセルできます。</p>
        </>
      )}
    </div>
  );
}

/** What becomes of what was paid, or of the invoice that would have come. */
function moneyWords({ total, payment_type }: WireOrder): string {
  if (total === 0) return "";
  return paymentMethodOf(payment_type) === "invoice"
    ? "請求書はお送りしません。"
    : "お支払い済みの金額は、同じ方法で返金します。";
}
