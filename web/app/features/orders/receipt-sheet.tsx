import { formatYen } from "#app/ui/price.tsx";
import operator from "../../../../content/operator.json" with { type: "json" };
import type { WireOrder } from "./order-screen.tsx";
import { showDay } from "./show-time.ts";

export interface ReceiptWords {
  title: "領収書" | "請求書";
  /** Whom it is made out to, with 様 or 御中. */
  recipient: string;
  /** What for, on a receipt. */
  purpose: string;
  /** yyyy/mm/dd */
  issuedOn: string;
}

/**
 * One sheet of A4 with all that a qualified invoice (適格請求書) has to say: issuer and number, day of the sale, goods, amount and tax
 * of each rate, recipient. Tax is counted once for each rate, by the server.
 */
export function ReceiptSheet({ order, words }: { order: WireOrder; words: ReceiptWords }) {
  const { totals } = order;
  const isReceipt = words.title === "領収書";
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
        <span>{isReceipt ? "領収金額" : "ご請求金額"}（税込）</span>
        <span className="num font-bold text-28">{formatYen(totals.total)}</span>
      </p>
      {isReceipt && <p className="mt-3">但し {words.purpose} として、上記の金額を領収いたしました。</p>}
      <p className="mt-1">お支払い方法：{order.payment_type_name}</p>
      <Goods order={order} />
      <div className="mt-6 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Taxes taxes={totals.taxes} />
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

function Goods({ order: { lines, totals } }: { order: WireOrder }) {
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
