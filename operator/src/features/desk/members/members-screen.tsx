import { listDeskMembers, MEMBER_VIEWS } from "@surimono/contract/desk";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { Endless } from "../../../ui/endless.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { SearchLine } from "../../../ui/search-line.tsx";
import { Views } from "../../../ui/views.tsx";
import { MemberBadges } from "./member-badges.tsx";

const VIEW_NAMES: Readonly<Record<(typeof MEMBER_VIEWS)[number], string>> = {
  all: "すべて",
  business_waiting: "法人の審査待ち",
  business: "法人",
  suspended: "停止中",
};
const VIEWS = MEMBER_VIEWS.map((id) => ({ id, name: VIEW_NAMES[id] }));

/** View and words are in the address, so that a list can be kept, sent and gone back to. */
export function MembersScreen() {
  const [query, setQuery] = useSearchParams();
  const view = MEMBER_VIEWS.find((one) => one === query.get("view")) ?? "all";
  const text = query.get("text") ?? "";
  const given: Record<string, string> = text ? { text } : {};
  const members = useInfiniteQuery({
    queryKey: ["members", view, text],
    initialPageParam: "",
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listDeskMembers, { view, ...given, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.members),
  });
  return (
    <>
      <ScreenHeading title="会員" />
      <Views label="会員の見かた" path="/members" views={VIEWS} current={view} given={given} />
      <SearchLine
        label="お名前、法人名、振込人（カナ）、電話、メール、注文番号、会員番号"
        text={text}
        onSearch={(typed) => setQuery(typed ? { view, text: typed } : { view })}
      />
      <Endless query={members} empty="当てはまる会員はいません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line">
            {rows.map((row) => (
              <li key={row.member_id}>
                <Link
                  to={`/members/${row.member_id}`}
                  className="grid items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-paper md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem_9rem]"
                >
                  <span className="min-w-0">
                    <span className="block truncate font-bold text-deep">
                      {row.company || row.name || row.nickname}
                    </span>
                    <span className="block truncate text-12 text-mute">
                      {[row.company && row.name, row.nickname].filter(Boolean).join("／")}
                    </span>
                  </span>
                  <span className="num truncate">{row.email}</span>
                  <span className="flex flex-wrap gap-1">
                    <MemberBadges member={row} />
                  </span>
                  <span className="num text-12 text-mute md:text-right">{momentOf(row.joined_at)} 登録</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Endless>
    </>
  );
}
