import type { AnswerOf } from "@surimono/contract/kernel";
import type { getMiles } from "@surimono/contract/members";
import { formatNumber, slashedDay } from "@surimono/domain/kernel";
import { MILES_VALID_MONTHS, RANKS, YEN_PER_MILE } from "@surimono/domain/members";
import { Badge } from "@surimono/ui/badge.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { Block } from "#app/ui/block.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { MileLedger } from "./miles/mile-ledger.tsx";
import { RankEmblem } from "./miles/rank-emblem.tsx";
import { milesQuery } from "./miles.queries.ts";

type Miles = AnswerOf<typeof getMiles>;

/** Rank and miles, for consumers (rule session-rank-consumers). */
export function RankScreen() {
  const { data, isError, refetch, isFetching } = useQuery(milesQuery);
  return (
    <main className="page pt-6 pb-16 md:pt-10 md:pb-24">
      <Breadcrumb trail={[{ label: "マイページ", to: "/my-page" }, { label: "会員ランクとマイル" }]} />
      <div className="mt-3 md:mt-5">
        <PageHeading title="会員ランクとマイル">ご注文のたびに、マイルがたまります。</PageHeading>
      </div>
      <div className="mt-8 grid gap-12 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
        {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
        {!data && !isError && <Skeleton className="h-80 rounded-card" />}
        {data && <Standing miles={data} />}
        <Ranks current={data?.current_rank_id} />
      </div>
      <div className="mt-16">
        <Block title="マイルの記録">
          <MileLedger />
        </Block>
      </div>
    </main>
  );
}

function Standing({ miles }: { miles: Miles }) {
  const { current_rank_name, current_rank_id, current_mile, expiration_date, expiring_miles } = miles;
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
      <p className="mt-4 flex items-baseline gap-2 text-deep">
        <b className="num font-bold text-[64px] leading-none sm:text-[80px]">{formatNumber(current_mile)}</b>
        <span className="font-bold text-20">マイル</span>
      </p>
      <Progress miles={miles} />
      {expiration_date && (
        <p className="num mt-5 border-line border-t pt-4 text-14">
          有効期限 {slashedDay(expiration_date)}（{formatNumber(expiring_miles)}マイル）
        </p>
      )}
    </section>
  );
}

/** Rule members-rank-progress. */
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
          {formatNumber(current_mile)} / {formatNumber(current_to_mile)}
        </p>
      </div>
    </div>
  );
}

function Ranks({ current }: { current: number | undefined }) {
  return (
    <div className="self-start">
      <Block title="ランクの一覧">
        <table className="w-full">
          <thead className="sr-only">
            <tr>
              <th scope="col">ランク</th>
              <th scope="col">必要なマイル</th>
            </tr>
          </thead>
          <tbody>
            {RANKS.map(({ id, name, from }) => (
              <tr
                key={id}
                aria-current={id === current || undefined}
                className="border-line border-b aria-[current=true]:bg-tint"
              >
                <th scope="row" className="py-2.5 pl-2 text-left font-normal">
                  <span className="flex items-center gap-3">
                    <RankEmblem rankId={id} size={40} />
                    <b className="text-16 text-deep">{name}</b>
                    {id === current && (
                      <Badge tone="red" icon="check">
                        いま
                      </Badge>
                    )}
                  </span>
                </th>
                <td className="num py-2.5 pr-2 text-right text-14">
                  {from === 0 ? "会員登録から" : `${formatNumber(from)} マイルから`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Block>
      <ul className="mt-4 list-disc space-y-1 pl-5 text-14 leading-relaxed">
        <li>
          マイルは、会員ランクを決めるための数です。お支払いには使えません。ランクによる割引や特典は、いまのところありません。
        </li>
        <li>ご注文の確定と同時に、お支払い金額（税込）{YEN_PER_MILE}円ごとに1マイルがたまります。</li>
        <li>
          マイルは、たまった月から{MILES_VALID_MONTHS}か月後の月末まで有効です。ランクは、有効なマイルの数で決まります。
        </li>
        <li>キャンセルや返金があったときは、その分のマイルがなくなります。</li>
      </ul>
    </div>
  );
}
