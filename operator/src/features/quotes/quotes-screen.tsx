import { listQuotes, QUOTE_VIEWS } from "@surimono/contract/quotes";
import { formatYen, slashedDay } from "@surimono/domain/kernel";
import type { QuoteState } from "@surimono/domain/quotes";
import { Badge } from "@surimono/ui/badge.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { Endless } from "../../ui/endless.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { Views } from "../../ui/views.tsx";

const VIEW_NAMES: Readonly<Record<(typeof QUOTE_VIEWS)[number], string>> = {
  all: "すべて",
  open: "ご注文前",
  ordered: "ご注文済み",
  ended: "取り下げ・期限切れ",
};
const VIEWS = QUOTE_VIEWS.map((id) => ({ id, name: VIEW_NAMES[id] }));

/** Orders that were drawn up for members, the latest first; the view and the member are in the address. */
export function QuotesScreen() {
  const [query] = useSearchParams();
  const view = QUOTE_VIEWS.find((one) => one === query.get("view")) ?? "all";
  const memberId = query.get("member_id");
  const given: Record<string, string> = memberId ? { member_id: memberId } : {};
  const quotes = useInfiniteQuery({
    queryKey: ["quotes", view, memberId],
    initialPageParam: "",
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listQuotes, { view, ...given, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.quotes),
  });
  return (
    <>
      <ScreenHeading title="下書き注文" />
      <Views label="下書き注文の見かた" path="/quotes" views={VIEWS} current={view} given={given} />
      <p className="mt-4 text-14 text-mute">
        お電話で伺った内容を下書きして、お見積りとお支払いのリンクを送ります。
        <Link to="/members" className="target-44 underline">
          会員を探して
        </Link>
        「注文を下書きする」から作れます。
      </p>
      <Endless query={quotes} empty="当てはまる下書き注文はありません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {rows.map((row) => (
              <li key={row.quote_id}>
                <Link
                  to={`/quotes/${row.quote_id}`}
                  className="grid items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-paper md:grid-cols-[minmax(0,1fr)_7rem_9rem_8rem_9rem]"
                >
                  <span className="min-w-0">
                    <span className="block truncate font-bold text-deep">{row.name || row.member_id}</span>
                    <span className="block truncate text-12 text-mute">{row.made_by}</span>
                  </span>
                  <span>
                    <StateBadge state={row.state} name={row.state_name} />
                  </span>
                  <span className="num md:text-right">
                    {row.pieces}点／{formatYen(row.total)}
                  </span>
                  <span className="num text-12 text-mute md:text-right">{slashedDay(row.until)}まで</span>
                  <span className="num text-12 text-mute md:text-right">{momentOf(row.created_at)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Endless>
    </>
  );
}

const TONES = { ordered: "ok", sent: "warn", paying: "warn", draft: "plain", revoked: "plain", over: "plain" } as const;

export function StateBadge({ state, name }: { state: QuoteState; name: string }) {
  return <Badge tone={TONES[state]}>{name}</Badge>;
}
