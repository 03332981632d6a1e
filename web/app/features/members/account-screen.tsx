import { endSessions } from "@surimono/contract/members";
import { dayInJapan, slashedDay, timeInJapan } from "@surimono/domain/kernel";
import { Badge } from "@surimono/ui/badge.tsx";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#app/session/call.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { ChangeEmail } from "./account/change-email-form.tsx";
import { ChangePassword } from "./account/change-password.tsx";
import { sessionsQuery } from "./members.queries.ts";

/** How the member signs in, and the open sessions. */
export function AccountScreen() {
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "ログインと安全" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="ログインと安全">
          メールアドレスとパスワードの変更、ログインしている端末の確認ができます。
        </PageHeading>
      </div>
      <div className="mt-8 grid gap-12 lg:grid-cols-2 lg:gap-24">
        <section aria-labelledby="password-heading">
          <h2 id="password-heading" className="border-deep border-b pb-3 font-bold text-20">
            パスワードの変更
          </h2>
          <ChangePassword />
        </section>
        <section aria-labelledby="email-heading">
          <h2 id="email-heading" className="border-deep border-b pb-3 font-bold text-20">
            メールアドレスの変更
          </h2>
          <ChangeEmail />
        </section>
        <section aria-labelledby="sessions-heading" className="lg:col-span-2">
          <h2 id="sessions-heading" className="border-deep border-b pb-3 font-bold text-20">
            ログインしている端末
          </h2>
          <Sessions />
        </section>
      </div>
    </main>
  );
}

const ALL_OTHERS = "all others";
const UNNAMED = "名前の分からない端末";

function Sessions() {
  const queryClient = useQueryClient();
  const { data, isLoadingError, refetch } = useQuery(sessionsQuery());
  const [ending, setEnding] = useState<string>();
  const end = async (sessionId: string) => {
    setEnding(sessionId);
    const answer = await call(endSessions, sessionId === ALL_OTHERS ? {} : { session_id: sessionId });
    // A session that has already ended by itself is fine.
    if (answer.ok || answer.failure.code === "request/not-found") {
      await queryClient.invalidateQueries(sessionsQuery());
      if (answer.ok) showToast("ログアウトしました。", { tone: "success" });
    }
    setEnding(undefined);
  };
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="mt-6 h-40" />;
  return (
    <>
      <ul>
        {data.map(({ session_id: id, device, last_used_at, is_this }) => (
          <li key={id} className="flex min-h-20 items-center gap-4 border-line border-b py-3">
            <span className="mr-auto min-w-0">
              <b className="block text-16 text-deep">{device || UNNAMED}</b>
              <span className="num text-14">最後の利用 {usedAt(new Date(last_used_at))}ごろ</span>
            </span>
            {is_this ? (
              <Badge tone="ok" icon="check">
                この端末
              </Badge>
            ) : (
              <Button
                pending={ending === id}
                aria-label={`${device || UNNAMED}をログアウトする`}
                onClick={() => end(id)}
              >
                ログアウト
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.length > 1 && (
        <Button className="mt-5 lg:w-auto" wide pending={ending === ALL_OTHERS} onClick={() => end(ALL_OTHERS)}>
          ほかの端末をすべてログアウトする
        </Button>
      )}
      <p className="mt-4 text-14">14日間使われなかった端末は、自動でログアウトします。</p>
    </>
  );
}

/** 2026/11/21 14:05 */
function usedAt(moment: Date): string {
  return `${slashedDay(dayInJapan(moment))} ${timeInJapan(moment)}`;
}
