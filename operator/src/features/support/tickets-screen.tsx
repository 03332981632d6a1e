import { listTickets, TICKET_VIEWS } from "@surimono/contract/support";
import { TICKET_KINDS, TICKET_STATES } from "@surimono/domain/support";
import { Badge } from "@surimono/ui/badge.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { Endless } from "../../ui/endless.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import { SearchLine } from "../../ui/search-line.tsx";
import { Views } from "../../ui/views.tsx";

const VIEW_NAMES: Readonly<Record<(typeof TICKET_VIEWS)[number], string>> = {
  open: TICKET_STATES.open,
  mine: "自分の担当",
  waiting: TICKET_STATES.waiting,
  closed: TICKET_STATES.closed,
  all: "すべて",
};
const VIEWS = TICKET_VIEWS.map((id) => ({ id, name: VIEW_NAMES[id] }));

/** What customers want of the shop: first what has waited longest. */
export function TicketsScreen() {
  const [query, setQuery] = useSearchParams();
  const view = TICKET_VIEWS.find((one) => one === query.get("view")) ?? "open";
  const text = query.get("text") ?? "";
  const given: Record<string, string> = text ? { text } : {};
  const tickets = useInfiniteQuery({
    queryKey: ["tickets", view, text],
    initialPageParam: "",
    refetchInterval: 60_000,
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listTickets, { view, ...given, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.tickets),
  });
  return (
    <>
      <ScreenHeading
        title="お問い合わせ"
        aside={
          <Link to="/templates" className="inline-flex min-h-11 items-center text-14 underline">
            返信のひな形
          </Link>
        }
      />
      <Views label="お問い合わせの見かた" path="/tickets" views={VIEWS} current={view} given={given} />
      <SearchLine
        label="番号、お名前、メール、注文番号"
        text={text}
        onSearch={(typed) => setQuery(typed ? { view: "all", text: typed } : { view })}
      />
      <Endless query={tickets} empty="ここには何もありません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {rows.map((row) => (
              <li key={row.ticket_id}>
                <Link
                  to={`/tickets/${row.ticket_id}`}
                  className="grid items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-paper md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,10rem)_14rem_8rem]"
                >
                  <span className="num text-12 text-mute">T-{row.number}</span>
                  <span className="min-w-0 truncate font-bold text-deep">{row.subject}</span>
                  <span className="min-w-0 truncate">{row.name}</span>
                  <span className="flex flex-wrap gap-1">
                    <Badge>{TICKET_KINDS[row.kind]}</Badge>
                    <TicketBadge state={row.state} />
                    {row.owner && <Badge icon="user">{row.owner}</Badge>}
                  </span>
                  <span className="num text-12 text-mute md:text-right">{momentOf(row.moved_at)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Endless>
    </>
  );
}

export function TicketBadge({ state }: { state: keyof typeof TICKET_STATES }) {
  if (state === "open")
    return (
      <Badge tone="warn" icon="warning">
        {TICKET_STATES.open}
      </Badge>
    );
  return <Badge icon={state === "closed" ? "check" : "mail"}>{TICKET_STATES[state]}</Badge>;
}
