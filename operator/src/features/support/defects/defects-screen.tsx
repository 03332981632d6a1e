import { DEFECT_VIEWS, listCounterDefects } from "@surimono/contract/defects";
import { DEFECT_STATE_NAMES, DEFECT_WISH_NAMES, type DefectState } from "@surimono/domain/defects";
import { Badge } from "@surimono/ui/badge.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { Endless } from "../../../ui/endless.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { Views } from "../../../ui/views.tsx";

const VIEW_NAMES: Readonly<Record<(typeof DEFECT_VIEWS)[number], string>> = {
  received: "回答待ち",
  asked: "おたずね中",
  accepted: "対応中",
  over: "完了",
  all: "すべて",
};
const VIEWS = DEFECT_VIEWS.map((id) => ({ id, name: VIEW_NAMES[id] }));

/** Reports of defective goods: first what has waited longest. */
export function DefectsScreen() {
  const [query] = useSearchParams();
  const view = DEFECT_VIEWS.find((one) => one === query.get("view")) ?? "received";
  const defects = useInfiniteQuery({
    queryKey: ["defects", view],
    initialPageParam: "",
    refetchInterval: 60_000,
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listCounterDefects, { view, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.defects),
  });
  return (
    <>
      <ScreenHeading
        title="不良品のご連絡"
        aside={
          <Link to="/tickets" className="inline-flex min-h-11 items-center text-14 underline">
            お問い合わせ
          </Link>
        }
      />
      <Views label="ご連絡の見かた" path="/defects" views={VIEWS} current={view} />
      <Endless query={defects} empty="ここには何もありません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {rows.map((row) => (
              <li key={row.report_id}>
                <Link
                  to={`/defects/${row.order_number}/${row.report}`}
                  className="grid items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-paper md:grid-cols-[10rem_minmax(0,1fr)_auto_9rem]"
                >
                  <span className="num text-12 text-mute">
                    {row.order_number}
                    {row.report > 1 && `（${row.report}件目）`}
                  </span>
                  <span className="min-w-0 truncate font-bold text-deep">
                    {row.name}
                    <span className="num ml-2 font-normal text-12 text-mute">
                      {row.pieces}点・写真{row.photos}枚
                    </span>
                  </span>
                  <span className="flex flex-wrap gap-1">
                    <Badge>{DEFECT_WISH_NAMES[row.resolution ?? row.wish]}</Badge>
                    <DefectBadge state={row.state} />
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

export function DefectBadge({ state }: { state: DefectState }) {
  if (state === "received")
    return (
      <Badge tone="warn" icon="warning">
        回答待ち
      </Badge>
    );
  return <Badge icon={state === "done" || state === "declined" ? "check" : "mail"}>{DEFECT_STATE_NAMES[state]}</Badge>;
}
