import { listUnits, MAX_TICKETS } from "@surimono/contract/floor";
import type { OPEN_UNIT_STATES } from "@surimono/domain/floor";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { MakeBatchButton } from "./batches/make-batch-button.tsx";
import { PackageButton } from "./press/package-button.tsx";
import { TicketsButton, takesTicket } from "./tickets-button.tsx";
import { UnitRow } from "./unit-row.tsx";

interface UnitListProps {
  readonly title: string;
  readonly wanted: { readonly state: (typeof OPEN_UNIT_STATES)[number] } | { readonly order_number: string };
}

/** Pieces, of which some or all get their tickets. */
export function UnitList({ title, wanted }: UnitListProps) {
  const units = useInfiniteQuery({
    queryKey: ["floor", "units", wanted],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listUnits, { ...wanted, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const mayWork = useRight("floor.work");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = units.data?.pages.flatMap((page) => page.units) ?? [];
  const codes = all.filter((unit) => takesTicket(unit) && chosen.has(unit.code)).map(({ code }) => code);
  const toggle = (code: string) => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    setChosen(next);
  };
  const chooseAll = async () => {
    let seen = units;
    const fits = () => (seen.data?.pages ?? []).flatMap((page) => page.units).filter(takesTicket);
    while (fits().length < MAX_TICKETS && seen.hasNextPage && !seen.isFetchNextPageError)
      seen = (await units.fetchNextPage()) as typeof units;
    setChosen(
      new Set(
        fits()
          .slice(0, MAX_TICKETS)
          .map(({ code }) => code),
      ),
    );
  };
  return (
    <section aria-label={title}>
      <h2 className="mb-3 font-bold text-16">{title}</h2>
      <Fetched query={units}>
        {() =>
          all.length === 0 ? (
            <p className="rounded-card border border-line p-6 text-center">品はありません。</p>
          ) : (
            <>
              {mayWork && all.some(takesTicket) && (
                <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 bg-white py-2">
                  <TicketsButton codes={codes} onDone={() => setChosen(new Set())}>
                    選んだ{formatNumber(codes.length)}点の作業票を印刷
                  </TicketsButton>
                  <MakeBatchButton units={all.filter(({ code }) => codes.includes(code))} />
                  <PackageButton wanted={{ codes }}>印刷データを作る</PackageButton>
                  {codes.length === 0 ? (
                    <Button size={44} pending={units.isFetchingNextPage} onClick={() => void chooseAll()}>
                      上から{MAX_TICKETS}点まで選ぶ
                    </Button>
                  ) : (
                    <Button size={44} onClick={() => setChosen(new Set())}>
                      選択をやめる
                    </Button>
                  )}
                </div>
              )}
              <ul className="divide-y divide-line border-line border-y">
                {all.map((unit) => (
                  <UnitRow
                    key={unit.code}
                    unit={unit}
                    {...(mayWork && {
                      choice: {
                        isChosen: codes.includes(unit.code),
                        isShut: !takesTicket(unit) || (codes.length >= MAX_TICKETS && !chosen.has(unit.code)),
                        onToggle: () => toggle(unit.code),
                      },
                    })}
                  />
                ))}
              </ul>
              {units.hasNextPage && (
                <Button className="mt-4" pending={units.isFetchingNextPage} onClick={() => void units.fetchNextPage()}>
                  続きを見る
                </Button>
              )}
            </>
          )
        }
      </Fetched>
      <Link to="/floor" className="mt-4 inline-flex min-h-11 items-center text-14 underline">
        発送予定日ごとの一覧へ
      </Link>
    </section>
  );
}
