import type { getToday } from "@surimono/contract/counter";
import type { AnswerOf } from "@surimono/contract/kernel";
import { formatYen } from "@surimono/domain/kernel";
import { Link } from "react-router";
import { momentOf } from "../../ui/moment.ts";

type Today = AnswerOf<typeof getToday>;
type Waiting = NonNullable<Today["waiting"]>[number];
type Sum = NonNullable<Today["differing"]>[number];

/** Of an order that stays: it failed, or has not been made for an hour. */
export const isRefund = ({ wait }: Waiting): boolean => wait !== "paying";

interface WaitingMoneyProps {
  differing: readonly Sum[];
  waiting: readonly Waiting[];
}

/** The money behind the numbers, of which no list of orders has any. */
export function WaitingMoney({ differing, waiting }: WaitingMoneyProps) {
  return (
    <>
      <Sums
        {...{ id: "paying", title: "お支払いの確認待ち", sums: waiting.filter((one) => !isRefund(one)) }}
        hint="1時間以上、お支払いが済んだかどうかを確認できていないため、まだ注文になっていません。お店が自動で確認を続けます。決済サービスの管理画面で、この番号のお支払いをご確認ください。"
      />
      <Sums
        {...{ id: "refunds", title: "できていない返金", sums: waiting.filter(isRefund) }}
        hint="決済サービスに断られたか、銀行から戻った返金です。注文を開いて、もう一度返金するか、別の方法で返金してメモに残してください。どちらかが済むと、ここから消えます。「手続き中」は、お店が自動で続けています。"
      />
      <Sums
        {...{ id: "differing", title: "金額の違うお支払い", sums: differing }}
        hint="ご注文と違う金額が支払われたため、注文になっていません。決済サービスの管理画面で、全額を返金してください。"
      />
    </>
  );
}

interface SumsProps {
  id: string;
  title: string;
  hint: string;
  sums: readonly (Sum & { readonly wait?: Waiting["wait"] })[];
}

function Sums({ id, title, hint, sums }: SumsProps) {
  if (sums.length === 0) return null;
  return (
    <section aria-label={title} id={id} tabIndex={-1}>
      <h2 className="mb-3 font-bold text-16">{title}</h2>
      <p className="mb-3 text-14 text-mute">{hint}</p>
      <ul className="num divide-y divide-line rounded-card border border-line text-14">
        {sums.map(({ order_number, amount, since, wait }) => (
          <li key={order_number + since + amount} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
            {wait && isOfOrder(wait) ? (
              <Link to={`/orders/${order_number}`} className="target-44 font-bold text-deep underline">
                {order_number}
              </Link>
            ) : (
              <span className="font-bold text-deep">{order_number}</span>
            )}
            {wait && isOfOrder(wait) && <span>{wait === "pieces" ? "手続き中" : "失敗"}</span>}
            <span className="text-mute">{momentOf(since)}</span>
            <span className="font-bold text-deep">{formatYen(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const isOfOrder = (wait: Waiting["wait"]) => wait !== "paying";
