import { isPaidAtGateway, paymentMethodOf, refundWord } from "@surimono/domain/payments";
import type { CounterOrder } from "./order-query.ts";

interface RefundWords {
  /** 返金 or 減額. */
  readonly word: string;
  /** By which way the money goes back, as the buyer's letter says it too. */
  readonly how: string;
}

/** What giving money back is called and does, by how the order is paid: of an invoice nothing is transferred. */
export function refundWords({ order, axes }: CounterOrder): RefundWords {
  const method = paymentMethodOf(order.payment_type);
  if (!method || isPaidAtGateway(method))
    return { word: "返金", how: `お支払いと同じ「${order.payment_type_name}」に自動で返金し` };
  const how = axes.payment === "invoiced" ? "ご請求額から差し引き" : "お預かりして次のご請求に充て";
  return { word: refundWord(method), how: `お振り込みはせず、${how}` };
}
