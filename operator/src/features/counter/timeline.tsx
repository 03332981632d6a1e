import { deedWord } from "@surimono/contract/operators";
import { momentOf } from "../../ui/moment.ts";
import { RecordLink } from "../../ui/record-link.tsx";
import type { CounterOrder } from "./order-query.ts";
import { axisName, causeName, stateName } from "./words.ts";

/** Newest first: its own moves, and what operators did. */
export function Timeline({ one: { order, timeline: lines } }: { one: CounterOrder }) {
  return (
    <section aria-label="履歴">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold text-16">履歴</h2>
        {lines.some(({ kind }) => kind === "deed") && <RecordLink subject={order.order_number} />}
      </div>
      <ol className="border-line border-l pl-4">
        {lines.toReversed().map((line) => (
          <li key={line.id} className="relative pb-4 text-14">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[21px] size-2.5 rounded-full ${line.kind === "deed" ? "bg-red" : "bg-ctl"}`}
            />
            <p className="num text-12 text-mute">{momentOf(line.at)}</p>
            {line.kind === "deed" ? (
              <p>
                <span className="font-bold text-deep">{line.by}</span> が{deedWord(line.what)}
              </p>
            ) : (
              <p>
                {axisName(line.what)}：
                {line.what === "prints" ? "作り直し" : `${stateName(line.from)} → ${stateName(line.to)}`}
                <span className="ml-1 text-12 text-mute">（{causeName(line.by)}）</span>
              </p>
            )}
            {line.reason && <p className="text-12 text-mute">理由：{line.reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
