import type { AnswerOf } from "@surimono/contract/kernel";
import { type getWithdrawal, withdrawalMessages } from "@surimono/contract/members";
import { formatNumber } from "@surimono/domain/kernel";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isConsumer, type Member } from "#app/session/current-user.ts";
import { Block } from "#app/ui/block.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { WithdrawForm } from "./account/withdraw-form.tsx";
import { withdrawalQuery } from "./withdrawal.queries.ts";

type Withdrawal = AnswerOf<typeof getWithdrawal>;

interface WithdrawScreenProps {
  member: Member;
  /** Pieces that lie in the warehouse. */
  stored?: number;
  /** The account is closed. */
  onDone: () => void;
}

/** What is lost, what blocks it, and the last step (rule members-withdraw-page). */
export function WithdrawScreen({ member, stored = 0, onDone }: WithdrawScreenProps) {
  const { data, isLoadingError, refetch, isFetching } = useQuery(withdrawalQuery);
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "退会の手続き" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="退会の手続き">アカウントと、当店に登録された情報を消去します。</PageHeading>
      </div>
      <div className="mt-8">
        {isLoadingError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !isLoadingError && <Skeleton className="h-96" />}
        {data && (
          <Withdrawal
            withdrawal={data}
            member={member}
            stored={stored}
            onDone={onDone}
            readAgain={() => void refetch()}
          />
        )}
      </div>
    </main>
  );
}

function Withdrawal({
  withdrawal,
  member,
  stored = 0,
  onDone,
  readAgain,
}: WithdrawScreenProps & { withdrawal: Withdrawal; readAgain: () => void }) {
  const { obstacles, losses, confirm_by } = withdrawal;
  return (
    <>
      {obstacles.length > 0 && <Obstacles obstacles={obstacles} stored={stored} />}
      <div className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="grid content-start gap-12">
          <Losses losses={losses} withMiles={isConsumer(member)} />
          <Block title="残るもの">
            <ul>
              <Fact>
                ご注文と請求の記録（お名前、内容、金額）は、法令の定める期間（7年間）保存します。住所、電話番号、メールアドレスは、記録から消します。
              </Fact>
              <Fact>ご注文いただいたデザインは、その記録とともに保存します。ほかのことに使うことはありません。</Fact>
            </ul>
          </Block>
        </div>
        {obstacles.length === 0 && (
          <WithdrawForm confirmBy={confirm_by} email={member.email} onDone={onDone} onBlocked={readAgain} />
        )}
      </div>
    </>
  );
}

function Losses({ losses, withMiles }: { losses: Withdrawal["losses"]; withMiles: boolean }) {
  return (
    <Block title="消去されるもの">
      <ul>
        <Loss name="完成したマイアイテム" count={losses.my_items} unit="点" />
        <Loss name="つくりかけのマイアイテム" count={losses.drafts} unit="点" />
        <Loss name="アップロードした画像" count={losses.pictures} unit="点" />
        {withMiles && <Loss name="マイルと会員ランク" count={losses.miles} unit="マイル" />}
        <Fact>ギャラリーへの公開、カート、クーポン、お届け先、お気に入り、お知らせ、プロフィール、同意の記録</Fact>
      </ul>
      <p className="mt-3 text-14">
        消去したものは、元に戻せません。必要なデザインは、先に印刷用ファイルを保存してください。
      </p>
    </Block>
  );
}

function Obstacles({ obstacles, stored }: Pick<Withdrawal, "obstacles"> & { stored: number }) {
  return (
    <section
      aria-labelledby="obstacles-heading"
      className="mb-12 rounded-card border border-warn/30 bg-warn-tint p-5 sm:p-6"
    >
      <h2 id="obstacles-heading" className="flex items-center gap-2 font-bold text-16 text-warn sm:text-20">
        <Icon name="warning" size={24} />
        いまは退会の手続きができません
      </h2>
      <ul className="mt-4 space-y-3 text-14">
        {obstacles.map(({ code, order_number }) => (
          <li key={`${code} ${order_number}`}>
            {order_number && <b className="num mr-2 text-deep">{order_number}</b>}
            {withdrawalMessages[code]}
            {code === "stored" && stored > 0 && (
              <b className="num ml-1 text-deep">（倉庫に{formatNumber(stored)}点）</b>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to="/my-page/orders">注文履歴を見る</LinkButton>
        {stored > 0 && <LinkButton to="/my-page/warehouse">倉庫を見る</LinkButton>}
        <LinkButton to="/inquiryFormContent" variant="quiet">
          お問い合わせ
        </LinkButton>
      </div>
    </section>
  );
}

function Loss({ name, count, unit }: { name: string; count: number; unit: string }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-line border-b py-3">
      <span>{name}</span>
      <span className="num shrink-0">
        <b className="text-20 text-deep">{formatNumber(count)}</b>
        <span className="ml-1 text-12">{unit}</span>
      </span>
    </li>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return <li className="border-line border-b py-3 leading-relaxed">{children}</li>;
}
