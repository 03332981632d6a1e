import { formatYen } from "@surimono/domain/kernel";
import operator from "../../../../content/operator.json" with { type: "json" };
import type { OrderDocument } from "./order-document.ts";
import type { WireOrder } from "./order-screen.tsx";
import { showDay } from "./show-time.ts";

export interface ReceiptWords {
  title: string;
  /** The recipient, with 様 or 御中. */
  recipient: string;
  /** The purpose, on a receipt. */
  purpose: string;
  /** yyyy/mm/dd */
  issuedOn: string;
}

interface ReceiptSheetProps {
  order: WireOrder;
  document: OrderDocument;
  words: ReceiptWords;
}

const SUMS: Readonly<Record<OrderDocument, string>> = {
  receipt: "領収金額",
  invoice: "ご請求金額",
  refund: "返金金額",
};

/**
 * One sheet of A4 with everything a qualified invoice (適格請求書) needs: issuer and number, day of the sale, goods, amount and tax of each
 * rate, recipient. The server computes tax once for each rate. Refunds are deducted; the statement of a fully refunded order has everything
 * a 適格返還請求書 needs.
 */
export function ReceiptSheet({ order, document, words }: ReceiptSheetProps) {
  const isRefund = document === "refund";
  return (
    <article
      aria-label={words.title}
      className="mx-auto w-full max-w-[210mm] bg-white p-[6%] text-14 text-deep shadow-float print:max-w-none print:p-0 print:shadow-none"
    >
      <h2 className="text-center font-bold text-28 tracking-[0.3em]">{words.title}</h2>
      <div className="num mt-4 text-right text-12">
        <p>注文番号 {order.order_number}</p>
        <p>発行日 {words.issuedOn}</p>
        <p>取引日 {showDay(order.placed_at)}</p>
      </div>
      <p className="mt-6 inline-block min-w-[60%] border-deep border-b pb-1 text-20">{words.recipient}</p>
      <p className="mt-6 flex flex-wrap items-baseline gap-x-4 border-deep border-y-2 py-3">
        <span>{SUMS[document]}（税込）</span>
        <span className="num font-bold text-28">{formatYen(isRefund ? order.refunded_total : order.kept_total)}</span>
      </p>
      {isRefund && <p className="mt-3">下記のご注文のお支払いを、上記のとおり返金いたしました。</p>}
      {document === "receipt" && <p className="mt-3">但し {words.purpose} として、上記の金額を領収いたしました。</p>}
      <p className="mt-1">お支払い方法：{order.payment_type_name}</p>
      <Goods order={order} />
      <div className="mt-6 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Taxes taxes={isRefund ? order.refunded_taxes : order.kept_taxes} />
        <address className="text-12 not-italic">
          <p className="font-bold text-14">{operator.name}</p>
          <p>登録番号 {operator.invoiceNumber}</p>
          <p>{operator.address}</p>
          <p>{operator.phone}</p>
          <p>{operator.email}</p>
        </address>
      </div>
    </article>
  );
}

function Goods({ order: { lines, totals, refunds, kept_total } }: { order: WireOrder }) {
  return (
    <table className="num mt-6 w-full border-collapse text-12">
      <thead>
        <tr className="border-deep border-b text-left">
          <th className="py-2 font-bold">内容</th>
          <th className="whitespace-nowrap py-2 text-right font-bold">数量</th>
          <th className="py-2 text-right font-bold">単価（税込）</th>
          <th className="py-2 text-right font-bold">金額（税込）</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line_id} className="border-line border-b align-top">
            <td className="py-2 pr-3">
              {line.name}
              <span className="block text-mute">
                {[line.item_name, line.size_name, line.color_name, line.method_name].filter(Boolean).join("・")}
              </span>
            </td>
            <Amount>{line.quantity}</Amount>
            <Amount>{formatYen(line.unit_price)}</Amount>
            <Amount>{formatYen(line.amount)}</Amount>
          </tr>
        ))}
        {totals.discounts.map(({ kind, name, amount }) => (
          <Extra key={kind} label={name} amount={-amount} />
        ))}
        <Extra label="送料" amount={totals.delivery_fee} />
        {refunds.length > 0 && <Extra label="お支払い総額" amount={totals.total} />}
        {refunds.map(({ refunded_at, amount }) => (
          <Extra key={`${refunded_at} ${amount}`} label={`返金（${showDay(refunded_at)}）`} amount={-amount} />
        ))}
        {refunds.length > 0 && <Extra label="返金後の金額" amount={kept_total} />}
      </tbody>
    </table>
  );
}

function Extra({ label, amount }: { label: string; amount: number }) {
  return (
    <tr className="border-line border-b">
      <td className="py-2" colSpan={3}>
        {label}
      </td>
      <Amount>{formatYen(amount)}</Amount>
    </tr>
  );
}

function Amount({ children }: { children: React.ReactNode }) {
  return <td className="whitespace-nowrap py-2 text-right">{children}</td>;
}

function Taxes({ taxes }: Pick<WireOrder["totals"], "taxes">) {
  return (
    <table className="num h-fit w-full border-collapse text-12">
      <caption className="pb-1 text-left font-bold">税率ごとの内訳</caption>
      <thead>
        <tr className="border-deep border-b text-left">
          <th className="py-1 font-bold">税率</th>
          <th className="py-1 text-right font-bold">対価の額（税込）</th>
          <th className="py-1 text-right font-bold">消費税額</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map(({ rate, amount, tax }) => (
          <tr key={rate} className="border-line border-b">
            <td className="py-1">{rate / 100}%</td>
            <Amount>{formatYen(amount)}</Amount>
            <Amount>{formatYen(tax)}</Amount>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
