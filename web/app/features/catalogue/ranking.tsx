import { getRanking } from "@surimono/contract/catalogue";
import { classNames } from "@surimono/ui/class-names.ts";
import { useQuery } from "@tanstack/react-query";
import { quietCall } from "#app/session/call.ts";
import { RegistrationMark } from "#app/ui/registration-mark.tsx";
import { ItemCard } from "./item-card.tsx";

const rankingQuery = {
  queryKey: ["ranking"],
  staleTime: 60_000,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const answer = await quietCall(getRanking, {}, { signal });
    return answer.ok ? answer.value : null;
  },
};

/** Up to ten items that were ordered, with the days that count. Before the first order they are popular goods without numbers. */
export function Ranking({ onlyWhenOrdered = false }: { onlyWhenOrdered?: boolean }) {
  const { data } = useQuery(rankingQuery);
  if (!data || data.data.length === 0) return null;
  const { period } = data;
  if (onlyWhenOrdered && !period) return null;
  return (
    <section aria-labelledby="ranking" className="page pt-14 md:pt-[104px]">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="ranking" className="flex items-center gap-3 font-bold text-28 md:gap-4 md:text-40">
          <RegistrationMark thin size={26} />
          {period ? "人気ランキング" : "はじめの一枚に"}
        </h2>
        <p className="num text-14 text-mute">
          {period ? `${dayText(period.from)}〜${dayText(period.to)}の注文数から` : "多くは1点からつくれます。"}
        </p>
      </div>
      {/* The frame of the ranks for screen readers: outside it they would widen a phone's page. */}
      <ol className="relative -mx-4 mt-5 flex gap-3 overflow-x-auto px-4 pt-1 pb-2 md:mx-0 md:mt-9 md:grid md:grid-cols-5 md:gap-x-6 md:gap-y-10 md:px-0">
        {data.data.map((item, index) => (
          <li key={item.product_id} className="w-40 shrink-0 md:w-auto">
            {period && (
              <p
                className={classNames(
                  "num mb-2 font-bold text-28 leading-none md:text-40",
                  index === 0 ? "text-red" : "text-deep",
                )}
              >
                {index + 1}
                <span className="sr-only">位</span>
              </p>
            )}
            <ItemCard item={item} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function dayText(day: string): string {
  return day.replaceAll("-", "/");
}
