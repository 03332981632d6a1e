import { listSignIns, SIGN_IN_OUTCOMES } from "@surimono/contract/operators";
import { Badge } from "@surimono/ui/badge.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { Endless } from "../../ui/endless.tsx";
import { momentOf } from "../../ui/moment.ts";
import { ScreenHeading } from "../../ui/screen-heading.tsx";

type Outcome = (typeof SIGN_IN_OUTCOMES)[number];

const NAMES: Readonly<Record<Outcome, string>> = {
  "signed-in": "ログイン",
  "password-wrong": "パスワード違い",
  "code-wrong": "確認コード違い",
  paused: "失敗が続き停止中",
  forbidden: "権限のない操作",
};

/** Who came in, and who was kept out. */
export function SignInsScreen() {
  const [query] = useSearchParams();
  const outcome = SIGN_IN_OUTCOMES.find((one) => one === query.get("outcome"));
  const found = useInfiniteQuery({
    queryKey: ["sign-ins", outcome],
    initialPageParam: "",
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listSignIns, { ...(outcome && { outcome }), ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.sign_ins),
  });
  return (
    <>
      <ScreenHeading
        title="ログインの記録"
        aside={
          <Link to="/record" className="inline-flex min-h-11 items-center text-14 underline">
            操作の記録
          </Link>
        }
      />
      <nav aria-label="結果" className="flex flex-wrap gap-2">
        {[undefined, ...SIGN_IN_OUTCOMES].map((one) => (
          <Link
            key={one ?? ""}
            to={one ? `/sign-ins?outcome=${one}` : "/sign-ins"}
            aria-current={one === outcome ? "page" : undefined}
            className="inline-flex min-h-11 items-center rounded-full border border-line px-4 text-14 hover:border-deep aria-[current=page]:border-deep aria-[current=page]:bg-deep aria-[current=page]:font-bold aria-[current=page]:text-white"
          >
            {one ? NAMES[one] : "すべて"}
          </Link>
        ))}
      </nav>
      <Endless query={found} empty="まだ記録がありません。">
        {(rows) => (
          <ul className="divide-y divide-line rounded-card border border-line text-14">
            {rows.map((row) => (
              <li key={row.sign_in_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
                <span className="num text-12 text-mute">{momentOf(row.at)}</span>
                <Badge tone={row.outcome === "signed-in" ? "ok" : "warn"}>{NAMES[row.outcome]}</Badge>
                <span className="break-all font-bold text-deep">{row.who}</span>
                <span className="break-all text-12 text-mute">
                  {row.address} {row.device} {row.detail === "passkey" ? "パスキー" : row.detail}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Endless>
    </>
  );
}
