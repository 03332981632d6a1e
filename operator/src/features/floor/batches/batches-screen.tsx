import { listBatches } from "@surimono/contract/floor";
import { dayInJapan } from "@surimono/domain/kernel";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { call, orThrow } from "../../../session/call.ts";
import { Endless } from "../../../ui/endless.tsx";
import { Part } from "../../../ui/facts.tsx";
import { ScreenHeading } from "../../../ui/screen-heading.tsx";
import { Views } from "../../../ui/views.tsx";
import { BatchRow } from "./batch-row.tsx";
import { WaitingGroups } from "./waiting-groups.tsx";

const VIEWS = [
  { id: "under-way", name: "作業中" },
  { id: "done", name: "完了" },
] as const;

/** What is printed together: what no batch has yet, and the batches. */
export function BatchesScreen() {
  const [search] = useSearchParams();
  const state = search.get("view") === "done" ? "done" : "under-way";
  const batches = useInfiniteQuery({
    queryKey: ["floor", "batches", state],
    initialPageParam: "",
    refetchInterval: 30_000,
    queryFn: async ({ pageParam }) =>
      orThrow(await call(listBatches, { state, ...(pageParam && { after: pageParam }) })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.batches),
  });
  return (
    <>
      <ScreenHeading
        title="バッチ"
        aside={
          <Link to="/floor/methods" className="inline-flex min-h-11 items-center text-14 underline">
            印刷方法の設定
          </Link>
        }
      />
      <div className="flex flex-col gap-10">
        <WaitingGroups today={dayInJapan(new Date())} />
        <Part title="バッチの一覧">
          <Views label="バッチの見かた" path="/floor/batches" views={VIEWS} current={state} />
          <Endless
            query={batches}
            empty={state === "done" ? "完了したバッチはありません。" : "作業中のバッチはありません。"}
          >
            {(rows) => (
              <ul className="divide-y divide-line rounded-card border border-line">
                {rows.map((batch) => (
                  <BatchRow key={batch.code} batch={batch} />
                ))}
              </ul>
            )}
          </Endless>
        </Part>
      </div>
    </>
  );
}
