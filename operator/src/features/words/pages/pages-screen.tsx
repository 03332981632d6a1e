import { listTextPages } from "@surimono/contract/words";
import { Badge } from "@surimono/ui/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { Views } from "../../../ui/views.tsx";
import { PAGES_KEY } from "./page-words.ts";

const VIEWS = [
  { id: "guides", name: "規約とガイド" },
  { id: "faq", name: "よくある質問" },
  { id: "articles", name: "読みもの" },
  { id: "open", name: "下書きと予約" },
] as const;

/** The texts of the shop that can be edited. */
export function PagesScreen() {
  const [query] = useSearchParams();
  const view = VIEWS.find(({ id }) => id === query.get("view"))?.id ?? "guides";
  const pages = useQuery({
    queryKey: PAGES_KEY,
    queryFn: async () => orThrow(await call(listTextPages, {})).pages,
  });
  return (
    <>
      <ScreenHeading title="ページの文" />
      <Views label="ページの種類" path="/pages" views={VIEWS} current={view} />
      <div className="mt-5">
        <Fetched query={pages} rows={8}>
          {(all) => {
            const rows = all.filter(({ name, open }) => (view === "open" ? open : name.startsWith(view)));
            if (rows.length === 0)
              return (
                <p className="rounded-card border border-line p-6 text-center text-mute">ここには何もありません。</p>
              );
            return (
              <ul className="divide-y divide-line rounded-card border border-line">
                {rows.map((page) => (
                  <li key={page.name}>
                    <Link
                      to={`/pages/${page.name}`}
                      className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-14 hover:bg-paper"
                    >
                      <span className="min-w-0 flex-1 basis-60 truncate font-bold text-deep">{page.title}</span>
                      {page.open && (
                        <Badge tone="warn" icon={page.open === "draft" ? "pencil" : "calendar"}>
                          {page.open === "draft" ? "下書きあり" : `${momentOf(page.publish_at ?? "")} 公開`}
                        </Badge>
                      )}
                      <span className="num text-12 text-mute">
                        {page.published_at ? `${momentOf(page.published_at)} 公開` : "はじめの文"}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            );
          }}
        </Fetched>
      </div>
    </>
  );
}
