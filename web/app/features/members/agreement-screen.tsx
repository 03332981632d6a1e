import { dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { agreementsQuery } from "./members.queries.ts";

const DOCUMENTS = {
  terms: { name: "利用規約", to: "/guides/protocol-auth" },
  privacy: { name: "プライバシーポリシー", to: "/guides/privacy" },
} as const;

/** Which version of which text the member accepted, and when. */
export function AgreementScreen() {
  const { data, isLoadingError, refetch } = useQuery(agreementsQuery());
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "同意の記録" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="同意の記録">ご登録のときに同意いただいた内容です。</PageHeading>
      </div>
      <div className="mt-8 max-w-3xl">
        {isLoadingError && <ErrorState onRetry={() => void refetch()} />}
        {!data && !isLoadingError && <Skeleton className="h-40" />}
        {data?.length === 0 && (
          <EmptyState title="同意の記録はまだありません">
            外部のアカウントでご登録いただいた場合などは、記録がないことがあります。
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <ul className="border-deep border-t">
            {data.map(({ document, version, agreed_at, is_current, text }) => (
              <li key={`${document} ${version}`} className="border-line border-b">
                <Link
                  to={DOCUMENTS[document].to}
                  className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-1 py-4 hover:text-red-text"
                >
                  <span className="mr-auto">
                    <b className="block text-16 text-deep">{DOCUMENTS[document].name}</b>
                    <span className="num text-14">
                      {slashedDay(version)} 版 ・ {slashedDay(dayInJapan(new Date(agreed_at)))} に同意
                    </span>
                  </span>
                  {is_current ? (
                    <Badge tone="ok" icon="check">
                      いまの版
                    </Badge>
                  ) : (
                    <Badge tone="plain">以前の版</Badge>
                  )}
                  <span className="inline-flex items-center gap-1 text-14">
                    {is_current ? "本文を読む" : "いまの版を読む"}
                    <Icon name="chevron-right" size={16} />
                  </span>
                </Link>
                {text && (
                  <details className="pb-4 text-14">
                    <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
                      同意いただいた版の本文
                    </summary>
                    <p className="mt-2 whitespace-pre-wrap [overflow-wrap:anywhere] rounded-card border border-line p-4">
                      {text}
                    </p>
                  </details>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </main>
  );
}
