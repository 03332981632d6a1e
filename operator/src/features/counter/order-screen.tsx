import { imageAddress } from "@surimono/contract/catalogue";
import { getCounterOrder } from "@surimono/contract/counter";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Fetched } from "../../ui/fetched.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { Notes } from "./notes.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderDefects } from "./order-defects.tsx";
import { type CounterOrder, orderKey } from "./order-query.ts";
import { PapersOfOrder } from "./papers.tsx";
import { ParcelCard } from "./parcel-card.tsx";
import { RevealLine } from "./reveal-line.tsx";
import { Timeline } from "./timeline.tsx";
import { withRevealed } from "./with-revealed.ts";
import { stateName } from "./words.ts";

/** One order: what it is, where it goes, what can be done with it, and everything that happened. */
export function OrderScreen() {
  const { number = "" } = useParams();
  // What was revealed of one is gone with it.
  return <OneOrder key={number} number={number} />;
}

function OneOrder({ number }: { number: string }) {
  const queryClient = useQueryClient();
  const [revealed, setRevealed] = useState<CounterOrder>();
  const found = useQuery({
    queryKey: orderKey(number),
    queryFn: async () => orThrow(await call(getCounterOrder, { order_number: number })),
  });
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ["orders"] });
    void queryClient.invalidateQueries({ queryKey: ["today"] });
    // Its papers too: a step writes letters, and makes others possible.
    void queryClient.invalidateQueries({ queryKey: orderKey(number) });
  };
  const reveal = (shown: CounterOrder) => {
    setRevealed(shown);
    // What happened to it has one more line.
    void queryClient.invalidateQueries({ queryKey: orderKey(number) });
  };
  return (
    <>
      <BackLink to="/orders">注文の一覧</BackLink>
      <ScreenHeading title={`注文 ${number}`} />
      <Fetched query={found} rows={8}>
        {(fetched) => (
          <Shown number={number} one={withRevealed(fetched, revealed)} onReveal={reveal} onDone={refresh} />
        )}
      </Fetched>
    </>
  );
}

interface ShownProps {
  number: string;
  one: CounterOrder;
  onReveal: (revealed: CounterOrder) => void;
  onDone: () => void;
}

function Shown({ number, one, onReveal, onDone }: ShownProps) {
  const maySeeDefects = useRight("support.see");
  const maySeePapers = useRight("documents.see");
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="flex min-w-0 flex-col gap-6">
        <Standing one={one} />
        <OrderActions one={one} onDone={onDone} />
        <Lines order={one.order} />
        {maySeeDefects && <OrderDefects number={number} />}
        <section aria-label="お届け先">
          <h2 className="mb-3 font-bold text-16">お届け先と小包</h2>
          {one.order.destinations.length === 0 && (
            <p className="text-14 text-mute">倉庫でお預かりするご注文のため、お届け先はありません。</p>
          )}
          <RevealLine one={one} onShown={onReveal} />
          <ul className="flex flex-col gap-3">
            {one.order.destinations.map((parcel) => (
              <li key={parcel.parcel_number}>
                <ParcelCard one={one} parcel={parcel} onDone={onDone} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Money order={one.order} />
        {maySeePapers && <PapersOfOrder number={number} onDone={onDone} />}
        <Notes one={one} onDone={onDone} />
        <Timeline one={one} />
      </div>
    </div>
  );
}

function Related({ one: { order, quote_id } }: { one: CounterOrder }) {
  const { replaces, replacements } = order;
  const mayQuote = useRight("orders.quote");
  return (
    <>
      {quote_id && mayQuote && (
        <Notice>
          <Link to={`/quotes/${quote_id}`} className="target-44 underline">
            下書き注文
          </Link>
          からのご注文です。
        </Notice>
      )}
      {replaces && (
        <Notice>
          <Link to={`/orders/${replaces.order_number}`} className="num underline">
            {replaces.order_number}
          </Link>{" "}
          の小包{replaces.parcel_number}の{replaces.cause_name}です。お支払いはありません。
        </Notice>
      )}
      {replacements.map(({ order_number, parcel_number, cause_name }) => (
        <Notice key={order_number}>
          小包{parcel_number}の{cause_name}：
          <Link to={`/orders/${order_number}`} className="num underline">
            {order_number}
          </Link>
        </Notice>
      ))}
    </>
  );
}

function Standing({ one }: { one: CounterOrder }) {
  const { order, axes, email, hold } = one;
  return (
    <div className="flex flex-col gap-2">
      <Related one={one} />
      {hold && (
        <Notice tone="warn">
          {momentOf(hold.at)} から保留中です。理由：{hold.reason}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Badge>{stateName(axes.lifecycle)}</Badge>
        <Badge tone="ok" icon="card">
          {stateName(axes.payment)}
        </Badge>
        <Badge tone="warn" icon="box">
          {stateName(axes.fulfilment)}
        </Badge>
      </div>
      <p className="num text-14 text-mute">
        {momentOf(order.placed_at)} ご注文／{slashedDay(order.dispatch_by)} 発送予定／{order.payment_type_name}
        {email && `／${email}`}
      </p>
    </div>
  );
}

function Lines({ order }: { order: CounterOrder["order"] }) {
  return (
    <section aria-label="商品">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="font-bold text-16">商品</h2>
        <Link to={`/floor?order=${order.order_number}`} className="inline-flex min-h-11 items-center text-14 underline">
          工程を見る
        </Link>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line">
        {order.lines.map((line, place) => (
          <li key={line.line_id} className="flex items-center gap-4 px-4 py-3">
            <img
              src={imageAddress(line.image_url, 240)}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              className="size-[72px] rounded-ctl bg-bench object-contain"
            />
            <div className="min-w-0 flex-1 text-14">
              <p className="font-bold text-deep">
                {place + 1}. {line.name}
              </p>
              <p className="text-12 text-mute">
                {line.item_name}／{line.color_name}／{line.size_name}／{line.method_name}／
                {line.area_kind.map(({ kind_name }) => kind_name).join("・")}
              </p>
            </div>
            <p className="num shrink-0 text-right text-14">
              {line.quantity}点
              <br />
              <span className="font-bold text-deep">{formatYen(line.amount)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Money({ order }: { order: CounterOrder["order"] }) {
  return (
    <section aria-label="金額" className="rounded-card border border-line p-4">
      <h2 className="mb-2 font-bold text-16">金額</h2>
      <dl className="num grid grid-cols-[1fr_auto] gap-y-1 text-14">
        <Line name="商品" amount={order.totals.subtotal} />
        {order.totals.discounts.map(({ kind, name, amount }) => (
          <Line key={kind} name={name} amount={-amount} />
        ))}
        <Line name="送料" amount={order.totals.delivery_fee} />
        <Line name="合計（税込）" amount={order.total} strong />
        {order.refunded_total > 0 && <Line name="返金" amount={-order.refunded_total} />}
        {order.refunded_total > 0 && <Line name="差し引き" amount={order.kept_total} strong />}
      </dl>
      {order.refund_note && <p className="mt-2 text-12 text-mute">{order.refund_note}</p>}
    </section>
  );
}

function Line({ name, amount, strong = false }: { name: string; amount: number; strong?: boolean }) {
  const style = strong ? "font-bold text-deep" : "";
  return (
    <>
      <dt className={style}>{name}</dt>
      <dd className={`text-right ${style}`}>{formatYen(amount)}</dd>
    </>
  );
}
