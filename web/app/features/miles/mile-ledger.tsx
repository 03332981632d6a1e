import type { AnswerOf } from "@surimono/contract/kernel";
import type { listMileEntries } from "@surimono/contract/miles";
import { dayInJapan, formatNumber, slashedDay } from "@surimono/domain/kernel";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NextPage } from "#app/ui/next-page.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { mileEntriesQuery } from "./miles.queries.ts";

type Entry = AnswerOf<typeof listMileEntries>["entries"][number];

const KINDS: Record<Entry["kind"], string> = {
  earned: "お届け",
  given: "プレゼント",
  returned: "ご利用分のお戻し",
  spent: "ご利用",
  "taken-back": "取り消し",
  expired: "有効期限切れ",
};

/** Miles earned and lost, newest first. */
export function MileLedger() {
  const query = useInfiniteQuery(mileEntriesQuery);
  if (query.isPending) return <Skeleton className="mt-4 h-40" />;
  if (query.isLoadingError) {
    return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  }
  const entries = query.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState
        title="マイルの記録はまだありません"
        action={
          <LinkButton to="/items" variant="primary" size={56}>
            アイテムをえらぶ
          </LinkButton>
        }
      >
        ご注文のお届けが済むと、マイルがたまります。
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <EntryRow key={entry.entry_id} entry={entry} />
        ))}
      </ul>
      <NextPage query={query} />
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const came = entry.miles > 0;
  return (
    <li className="flex items-center gap-4 border-line border-b py-3">
      <div className="min-w-0 flex-1 gap-x-6 md:grid md:grid-cols-[7rem_9rem_1fr] md:items-baseline">
        <time dateTime={entry.recorded_at} className="num block text-12 text-mute md:text-14">
          {slashedDay(dayInJapan(new Date(entry.recorded_at)))}
        </time>
        <b className="block text-14 text-deep">{KINDS[entry.kind]}</b>
        <span className="num flex flex-wrap items-baseline gap-x-4 text-12">
          {entry.order_number === "" ? null : entry.order_placed ? (
            <TextLink to={`/my-page/orders/${entry.order_id}`} className="font-normal! max-md:text-12!">
              {entry.order_number}
            </TextLink>
          ) : (
            <span className="text-mute">お支払い前のご注文</span>
          )}
          {came && <span className="text-mute">{slashedDay(entry.valid_until)} まで有効</span>}
        </span>
      </div>
      <p className={`num shrink-0 font-bold text-16 ${came ? "text-deep" : "text-mute"}`}>
        {came ? "+" : "−"}
        {formatNumber(Math.abs(entry.miles))}
        <span className="ml-1 font-normal text-12">マイル</span>
      </p>
    </li>
  );
}
