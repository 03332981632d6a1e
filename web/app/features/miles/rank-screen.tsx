import type { AnswerOf } from "@surimono/contract/kernel";
import type { getMiles } from "@surimono/contract/miles";
import { formatNumber, slashedDay } from "@surimono/domain/kernel";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Block } from "#app/ui/block.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { MileLedger } from "./mile-ledger.tsx";
import { milesQuery } from "./miles.queries.ts";
import { RankEmblem } from "./rank-emblem.tsx";
import { Ranks } from "./ranks.tsx";

type Miles = AnswerOf<typeof getMiles>;

/** Rank and miles, for consumers (rule session-rank-consumers). `early`: what the rank has before the others. */
export function RankScreen({ early }: { early?: ReactNode }) {
  const { data, isLoadingError, refetch, isFetching } = useQuery(milesQuery);
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "会員ランクとマイル" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="会員ランクとマイル">
          お届けのたびにマイルがたまり、つぎのお買い物にお使いいただけます。
        </PageHeading>
      </div>
      <div className="mt-8 grid gap-12 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
        {isLoadingError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !isLoadingError && <Skeleton className="h-80 rounded-card" />}
        {data && <Standing miles={data} />}
        <Ranks current={data?.current_rank_id} />
      </div>
      {early}
      <div className="mt-16">
        <Block title="マイルの記録">
          <MileLedger />
        </Block>
      </div>
    </main>
  );
}

function Standing({ miles }: { miles: Miles }) {
  const { current_rank_name, current_rank_id, usable_miles, coming_miles, expiration_date, expiring_miles } = miles;
  return (
    <section aria-label="いまのランク" className="self-start rounded-card bg-paper p-6 sm:p-10">
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-14">いまのランク</p>
          <p className="font-bold text-28 text-deep [font-feature-settings:'palt'] sm:text-40">
            {current_rank_name}会員
          </p>
        </div>
        <RankEmblem rankId={current_rank_id} size={120} />
      </div>
      <p className="mt-4 text-14">使えるマイル</p>
      <p className="flex items-baseline gap-2 text-deep">
        <b className="num font-bold text-[64px] leading-none sm:text-[80px]">{formatNumber(usable_miles)}</b>
        <span className="font-bold text-20">マイル</span>
      </p>
      <ul className="num mt-3 grid gap-1 text-14">
        {coming_miles > 0 && <li>お届け後に {formatNumber(coming_miles)}マイルがたまります。</li>}
        {expiration_date && (
          <li>
            {formatNumber(expiring_miles)}マイルは {slashedDay(expiration_date)} まで使えます。
          </li>
        )}
      </ul>
      <Progress miles={miles} />
    </section>
  );
}

/** Rule miles-rank-progress. */
function Progress({ miles }: { miles: Miles }) {
  const { current_mile, current_to_mile, miles_to_next_rank, next_rank_name } = miles;
  const share = current_to_mile === 0 ? 1 : Math.min(1, current_mile / current_to_mile);
  const percent = Math.floor(share * 100);
  return (
    <div className="mt-6">
      <div
        role="progressbar"
        aria-label="つぎのランクまでの進み"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-3 overflow-hidden rounded-full bg-white"
      >
        <div className="h-full rounded-full bg-red" style={{ width: `${percent}%` }} />
      </div>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-14">
        {next_rank_name ? (
          <p>
            あと <b className="num text-16 text-deep">{formatNumber(miles_to_next_rank)}</b> マイルで
            <b className="text-deep">{next_rank_name}会員</b>
          </p>
        ) : (
          <p>いちばん上のランクです。いつもありがとうございます。</p>
        )}
        <p className="num text-mute">
          たまったマイル {formatNumber(current_mile)} / {formatNumber(current_to_mile)}
        </p>
      </div>
    </div>
  );
}
