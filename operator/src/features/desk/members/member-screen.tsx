import { getDeskMember } from "@surimono/contract/desk";
import { withdrawalMessages } from "@surimono/contract/members";
import { formatNumber, formatYen, slashedDay } from "@surimono/domain/kernel";
import { Notice } from "@surimono/ui/notice.tsx";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Facts, Part } from "../../../ui/facts.tsx";
import { Fetched } from "../../../ui/fetched.tsx";
import { momentOf } from "../../../ui/moment.ts";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { MemberActions } from "./member-actions.tsx";
import { MemberBadges } from "./member-badges.tsx";
import { MemberHistory } from "./member-history.tsx";
import { MemberOrders } from "./member-orders.tsx";
import { type DeskMember, memberKey } from "./member-query.ts";

/** One member: who it is, what was ordered, what may be done, and what was decided before. */
export function MemberScreen() {
  const { id = "" } = useParams();
  const queryClient = useQueryClient();
  const found = useQuery({
    queryKey: memberKey(id),
    queryFn: async () => orThrow(await call(getDeskMember, { member_id: id })),
  });
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: ["members"] });
    void queryClient.invalidateQueries({ queryKey: ["today"] });
    void found.refetch();
  };
  const title = found.data?.member.company || found.data?.member.name || found.data?.member.nickname || "会員";
  return (
    <>
      <BackLink to="/members">会員の一覧</BackLink>
      <ScreenHeading title={title} />
      <Fetched query={found} rows={8}>
        {(one) => (
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
            <div className="flex min-w-0 flex-col gap-6">
              <div className="flex flex-wrap gap-2">
                <MemberBadges member={one.member} />
              </div>
              {one.suspended_until && (
                <Notice tone="warn">
                  {one.suspended_until.startsWith("9999")
                    ? "期限を定めずに停止しています。"
                    : `${slashedDay(lastDay(one.suspended_until))}まで停止しています。`}
                </Notice>
              )}
              <MemberActions one={one} onDone={refresh} />
              <Person one={one} />
              {one.business && <Business business={one.business} />}
              <MemberOrders id={one.member.member_id} orders={one.orders} />
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <Obstacles one={one} />
              <MemberHistory one={one} />
            </div>
          </div>
        )}
      </Fetched>
    </>
  );
}

/** The end is the first moment after the last day, at midnight in Japan: the day in UTC. */
const lastDay = (until: string) => until.slice(0, 10);

const WAYS: Readonly<Record<string, string>> = { credential: "パスワード", google: "Google", facebook: "Facebook" };
/** Leads to the text as it was then. */
function Accepted({ page, version, children }: { page: string | null; version: string; children: ReactNode }) {
  const maySee = useRight("words.see");
  return page !== null && maySee ? (
    <Link to={`/pages/${page}?accepted=${version}`} className="underline">
      {children}
    </Link>
  ) : (
    children
  );
}

const DOCUMENTS: Readonly<Record<string, string>> = { terms: "利用規約", privacy: "プライバシーポリシー" };

function Person({ one }: { one: DeskMember }) {
  const { member } = one;
  return (
    <Part title="アカウント">
      {one.is_masked && <p className="mb-3 text-12 text-mute">お名前と連絡先は、あなたの役割では表示されません。</p>}
      <Facts
        facts={[
          ["会員番号", member.member_id],
          ["お名前", member.name],
          ["ニックネーム", member.nickname],
          ["メール", member.email],
          ["生年月日", one.birthday && slashedDay(one.birthday)],
          ["登録", momentOf(member.joined_at)],
          ["ログイン方法", one.sign_in_ways.map((way) => WAYS[way] ?? way).join("、")],
          ["ログイン中の端末", `${one.sessions}台`],
          ["マイル", one.miles && `${formatNumber(one.miles.balance)} マイル（${one.miles.rank_name}）`],
          [
            "同意",
            <ul key="consents">
              {one.consents.map(({ document, version, agreed_at, page }) => (
                <li key={document + version}>
                  <Accepted page={page} version={version}>
                    {DOCUMENTS[document] ?? document} {version}
                  </Accepted>
                  （{momentOf(agreed_at)}）
                </li>
              ))}
              {one.guardian_consents.map(({ guardian_name, consented_at }) => (
                <li key={consented_at}>
                  保護者 {guardian_name}（{momentOf(consented_at)}）
                </li>
              ))}
            </ul>,
          ],
        ]}
      />
    </Part>
  );
}

function Business({ business }: { business: NonNullable<DeskMember["business"]> }) {
  return (
    <Part title="法人の取引">
      <Facts
        facts={[
          ["ご担当者", business.contact],
          ["電話", business.phone],
          ["お申し込み", momentOf(business.applied_at)],
          ["審査", business.decided_at ? momentOf(business.decided_at) : "まだです"],
          ["割引", `${business.discount_bp / 100}%`],
          ["与信の上限", `${formatYen(business.credit_limit)}${business.has_own_limit ? "" : "（お店の標準）"}`],
          [
            "いまの残高",
            <span key="owed" className={business.is_overdue ? "font-bold text-red-text" : ""}>
              {formatYen(business.owed)}
              {business.is_overdue && "（支払期日を過ぎた請求があります）"}
            </span>,
          ],
        ]}
      />
    </Part>
  );
}

function Obstacles({ one }: { one: DeskMember }) {
  if (one.obstacles.length === 0) return null;
  return (
    <Part title="いま退会できない理由">
      <ul className="flex flex-col gap-2 text-14">
        {one.obstacles.map(({ code, order_number }) => (
          <li key={code + order_number}>
            {withdrawalMessages[code].split("。")[0]}。
            {order_number && (
              <Link to={`/orders/${order_number}`} className="num ml-1 underline">
                {order_number}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
