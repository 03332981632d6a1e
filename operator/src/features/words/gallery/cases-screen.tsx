import { GALLERY_VIEWS, listGalleryCases } from "@surimono/contract/words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { Endless } from "../../../ui/endless.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { Views } from "../../../ui/views.tsx";
import { CaseBadge } from "./case-words.tsx";

const NAMES = { open: "確認を待つもの", out: "外したもの", all: "すべて" } as const;
const VIEWS = GALLERY_VIEWS.map((id) => ({ id, name: NAMES[id] }));

/** Works that visitors reported: first what has waited longest. */
export function CasesScreen() {
  const [query] = useSearchParams();
  const view = GALLERY_VIEWS.find((one) => one === query.get("view")) ?? "open";
  const cases = useInfiniteQuery({
    queryKey: ["gallery-cases", view],
    initialPageParam: "",
    refetchInterval: 60_000,
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listGalleryCases, { view, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.cases),
  });
  return (
    <>
      <ScreenHeading title="ギャラリーの通報" />
      <Views label="通報の見かた" path="/gallery" views={VIEWS} current={view} />
      <Endless query={cases} empty="ここには何もありません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {rows.map((row) => (
              <li key={row.product_id}>
                <Link
                  to={`/gallery/${row.product_id}`}
                  className="grid items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-paper md:grid-cols-[5rem_minmax(0,1fr)_9rem_6rem_9rem]"
                >
                  <span className="num text-12 text-mute">{row.product_id}</span>
                  <span className="min-w-0 truncate font-bold text-deep">{row.name || "（消された作品）"}</span>
                  <span>
                    <CaseBadge state={row.state} />
                  </span>
                  <span className="num text-12">通報 {row.reports}件</span>
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
