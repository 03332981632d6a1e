import type { getBills } from "@surimono/contract/billing";
import type { AnswerOf } from "@surimono/contract/kernel";
import { formatYen } from "@surimono/domain/kernel";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { NextPage } from "#app/ui/next-page.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { BillRow } from "./bill-row.tsx";
import { billsQuery } from "./bills.queries.ts";

type Account = AnswerOf<typeof getBills>;

interface BillsScreenProps {
  /** Saves the PDF of a document. */
  readonly saveDocument: ComponentProps<typeof BillRow>["saveDocument"];
}

/** What a business was billed, what of it is open, and where to pay it. */
export function BillsScreen({ saveDocument }: BillsScreenProps) {
  return (
    <main id="main" className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "ご請求" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="ご請求">お送りした請求書と、ご入金のようすです。</PageHeading>
      </div>
      <div className="mt-8 max-w-4xl">
        <Bills saveDocument={saveDocument} />
      </div>
    </main>
  );
}

function Bills({ saveDocument }: BillsScreenProps) {
  const query = useInfiniteQuery(billsQuery);
  const { isPending, isFetching, refetch } = query;
  if (isPending)
    return (
      <div role="status" aria-label="読み込んでいます" className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-24" />
      </div>
    );
  const data = query.data?.pages[0];
  if (!data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  const bills = query.data?.pages.flatMap((page) => page.bills) ?? [];
  return (
    <>
      {data.is_overdue && <Overdue />}
      <Standing account={data} />
      {bills.length === 0 ? (
        <EmptyState title="請求書はまだありません">発送したご注文を、{data.closing}に締めてご請求します。</EmptyState>
      ) : (
        <ul aria-label="請求書">
          {bills.map((bill) => (
            <BillRow key={bill.document_id} bill={bill} saveDocument={saveDocument} />
          ))}
        </ul>
      )}
      <NextPage query={query} />
      {data.open > 0 && <Bank bank={data.bank} />}
    </>
  );
}

function Overdue() {
  return (
    <p role="alert" className="mb-6 rounded-card border-2 border-red bg-paper p-5">
      <b className="block text-deep">お支払期限を過ぎた請求書があります。</b>
      お支払い残高を、下の口座へお振り込みください。ご入金を確認するまで、請求書払いでのご注文は承れません。行き違いの場合は、ご容赦ください。
    </p>
  );
}

function Standing({ account }: { account: Account }) {
  const sums = [
    { name: "お支払い残高", amount: account.open },
    { name: "まだご請求していない分", amount: account.unbilled },
    ...(account.credit > 0 ? [{ name: "お預かり金（次のご請求に充てます）", amount: account.credit }] : []),
    { name: `請求書払いでご注文いただける額（限度額 ${formatYen(account.limit)}）`, amount: account.available },
  ];
  return (
    <dl className="grid gap-x-8 gap-y-1 rounded-card bg-paper p-5">
      {sums.map(({ name, amount }) => (
        <div key={name} className="flex items-baseline justify-between gap-4 py-1">
          <dt className="text-14">{name}</dt>
          <dd className="num shrink-0 font-bold text-deep">{formatYen(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Bank({ bank }: { bank: Account["bank"] }) {
  return (
    <section aria-label="お振込先" className="mt-8 rounded-card border border-line p-5">
      <h2 className="font-bold text-16 text-deep">お振込先</h2>
      <dl className="num mt-2 grid text-14">
        {bank.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[6rem_1fr] py-1">
            <dt className="text-mute">{name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-14">
        お振込人名の前に、請求書の番号の数字（10桁）をご記入ください。振込手数料は、お客様のご負担でお願いいたします。
      </p>
    </section>
  );
}
