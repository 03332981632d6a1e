import { listStuck } from "@surimono/contract/floor";
import type { AnswerOf } from "@surimono/contract/kernel";
import { slashedDay } from "@surimono/domain/kernel";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { momentOf } from "../../ui/moment.ts";

type Reason = AnswerOf<typeof listStuck>["orders"][number]["reason"];

const REASONS: Readonly<Record<Reason, string>> = {
  held: "保留中",
  "money-given-back": "全額を返金済み（取りやめてください）",
  "no-files": "印刷データがまだできていません",
  "not-printed": "印刷されていません",
  rejected: "刷り直しを待っています",
  "not-checked": "検品されていません",
  "not-packed": "箱に入っていません",
  "piece-held": "品が保留の棚にあります",
  "box-open": "箱がそろっていません",
  "not-sent": "箱に入ったまま、発送されていません",
};

/** Pieces that stay where they are: somebody looks why. Nothing where all goes well. */
export function StuckOrders() {
  const maySeeJobs = useRight("system.see");
  const { data } = useQuery({
    queryKey: ["floor", "stuck"],
    refetchInterval: 60_000,
    queryFn: async () => orThrow(await call(listStuck, {})),
  });
  if (!data || data.orders.length === 0) return null;
  return (
    <section aria-label="止まっている注文" className="rounded-card border border-warn/40 bg-warn-tint p-4">
      <h2 className="font-bold text-16">止まっている注文</h2>
      <ul className="mt-2 divide-y divide-warn/20 text-14">
        {data.orders.map(({ order_number, dispatch_by, units, reason, note, batch, since }) => (
          <li key={`${order_number} ${reason}`} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-1">
            <Link to={`/orders/${order_number}`} className="num inline-flex min-h-11 items-center font-bold underline">
              {order_number}
            </Link>
            <span className="num">{units}点</span>
            <span className="num">発送予定 {slashedDay(dispatch_by)}</span>
            <span className="num text-mute">{momentOf(since)} から</span>
            <span>
              <span className="font-bold">{REASONS[reason]}</span>
              {note && `：${note}`}
              {reason === "not-printed" && !batch && "（どのバッチにも入っていません）"}
              {batch && (
                <Link to={`/floor/batches/${batch}`} className="num ml-3 inline-flex min-h-11 items-center underline">
                  バッチ {batch}
                </Link>
              )}
              {(reason === "not-sent" || reason === "box-open") && (
                <Link to="/floor/shipments" className="ml-3 inline-flex min-h-11 items-center underline">
                  発送の一覧
                </Link>
              )}
              {reason === "no-files" && maySeeJobs && (
                <Link to="/system" className="ml-3 inline-flex min-h-11 items-center underline">
                  処理の状況を見る
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
      {data.has_more && <p className="mt-2 text-14">ほかにもあります。</p>}
    </section>
  );
}
