import { listCounterOrders, ORDER_VIEWS } from "@surimono/contract/counter";
import type { AnswerOf } from "@surimono/contract/kernel";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { stateName } from "./words.ts";

type View = (typeof ORDER_VIEWS)[number];
type Row = AnswerOf<typeof listCounterOrders>["orders"][number];

const VIEW_NAMES: Readonly<Record<View, string>> = {
  to_print: "印刷待ち",
  printing: "印刷中",
  to_ship: "発送待ち",
  late: "遅れ",
  due_today: "今日発送",
  all: "すべて",
  paying: "入金待ち",
  refunding: "返金",
  shipped: "発送済み",
  cancelled: "キャンセル",
};

/** View, words and days are in the address, so that a list can be kept, sent and gone back to. */
export function OrdersScreen() {
  const [query, setQuery] = useSearchParams();
  const view = ORDER_VIEWS.find((one) => one === query.get("view")) ?? "all";
  const asked = { text: query.get("text") ?? "", from: query.get("from") ?? "", until: query.get("until") ?? "" };
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ""));
  const orders = useInfiniteQuery({
    queryKey: ["orders", view, given],
    initialPageParam: "",
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listCounterOrders, { view, ...given, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = [...form.entries()].map(([name, value]) => [name, String(value).trim()]);
    setQuery(new URLSearchParams([["view", view], ...typed.filter(([, value]) => value !== "")] as [string, string][]));
  };
  return (
    <>
      <ScreenHeading title="注文" />
      <Views view={view} given={given} />
      <form key={query.toString()} onSubmit={search} className="mt-4 flex flex-wrap items-end gap-3">
        <label className="min-w-60 flex-1 text-12">
          番号、お名前、電話、メール、お問い合わせ番号
          <input name="text" type="search" defaultValue={asked.text} className={field} />
        </label>
        <label className="text-12">
          注文日（この日から）
          <input name="from" type="date" defaultValue={asked.from} className={field} />
        </label>
        <label className="text-12">
          注文日（この日まで）
          <input name="until" type="date" defaultValue={asked.until} className={field} />
        </label>
        <Button type="submit" icon="search" size={44}>
          さがす
        </Button>
      </form>
      <div className="mt-5">
        {orders.data ? (
          <Rows rows={orders.data.pages.flatMap((page) => page.orders)} />
        ) : orders.isError ? (
          <ErrorState
            message={orders.error.message}
            onRetry={() => void orders.refetch()}
            retrying={orders.isFetching}
          />
        ) : (
          <div role="status" aria-label="読み込んでいます">
            <Skeleton className="h-96" />
          </div>
        )}
        {orders.hasNextPage && (
          <div className="mt-5 text-center">
            <Button pending={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
              次の50件
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

const field = "mt-1 block h-11 w-full rounded-ctl border border-ctl bg-white px-3 text-16 text-deep hover:border-deep";

function Views({ view, given }: { view: View; given: Readonly<Record<string, string>> }) {
  return (
    <nav aria-label="注文の見かた" className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      {ORDER_VIEWS.map((one) => (
        <Link
          key={one}
          to={`/orders?${new URLSearchParams({ ...given, view: one })}`}
          aria-current={one === view ? "page" : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line px-4 text-14 hover:border-deep aria-[current=page]:border-deep aria-[current=page]:bg-deep aria-[current=page]:font-bold aria-[current=page]:text-white"
        >
          {VIEW_NAMES[one]}
        </Link>
      ))}
    </nav>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0)
    return <p className="rounded-card border border-line p-6 text-center text-mute">当てはまる注文はありません。</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {rows.map((row) => (
        <li key={row.order_number}>
          <Link
            to={`/orders/${row.order_number}`}
            className="num grid grid-cols-2 items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-paper md:grid-cols-[10rem_1fr_9rem_9rem_7rem]"
          >
            <span className="font-bold text-deep">{row.order_number}</span>
            <span className="truncate text-right md:text-left">
              {row.receiver} <span className="text-mute">{row.prefecture}</span>
            </span>
            <span className="flex flex-wrap gap-1">
              <Badge>{row.lifecycle === "cancelled" ? stateName("cancelled") : stateName(row.fulfilment)}</Badge>
              {row.parcels > 1 && (
                <Badge>
                  小包 {row.parcels_shipped}/{row.parcels}
                </Badge>
              )}
            </span>
            <span className="text-12 text-mute max-md:text-right">
              {momentOf(row.placed_at)} 注文
              <br />
              {slashedDay(row.dispatch_by)} 発送予定
            </span>
            <span className="col-span-2 text-right md:col-span-1">
              <span className="font-bold text-deep">{formatYen(row.total)}</span>
              <br className="max-md:hidden" />
              <span className="text-12 text-mute max-md:ml-2">{stateName(row.payment)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
