import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Link } from "react-router";
import { useRight } from "../../../session/use-operator.ts";
import { Part } from "../../../ui/facts.tsx";
import { momentOf } from "../../../ui/moment.ts";
import type { BillEntry } from "./bill-dialogs.tsx";

const KINDS: Readonly<Record<BillEntry["kind"], string>> = {
  paid: "入金",
  returned: "返品・値引き",
  repaid: "お返し",
  undone: "取り消し",
};

interface BillEntriesProps {
  entries: readonly BillEntry[];
  onUndo: (entry: BillEntry) => void;
}

/** All that was recorded for a bill; nothing of it ever goes. */
export function BillEntries({ entries, onUndo }: BillEntriesProps) {
  const mayRecord = useRight("money.record");
  return (
    <Part title="入金と返品">
      {entries.length === 0 ? (
        <p className="rounded-card border border-line p-4 text-14 text-mute">まだありません。</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line">
          {entries.map((entry) => (
            <li key={entry.entry_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-14">
              <span className="num text-mute">{slashedDay(entry.day)}</span>
              <span className={entry.is_undone ? "text-mute" : "text-ink"}>
                {KINDS[entry.kind]}
                {entry.by_bank && "（銀行の明細）"}
                {entry.is_undone && entry.kind !== "undone" && "（取り消し済み）"}
              </span>
              <span className={`num ml-auto font-bold ${entry.is_undone ? "text-mute line-through" : "text-deep"}`}>
                {formatYen(entry.amount)}
              </span>
              <span className="flex w-full flex-wrap items-center justify-between gap-2 text-12 text-mute">
                <span className="min-w-0 break-words">
                  {entry.order_number && (
                    <Link to={`/orders/${entry.order_number}`} className="num mr-2 underline">
                      {entry.order_number}
                    </Link>
                  )}
                  {entry.note && `${entry.note}　`}
                  <span className="num">{momentOf(entry.recorded_at)} 記録</span>
                </span>
                {mayRecord && entry.kind === "paid" && !entry.is_undone && (
                  <Button size={44} onClick={() => onUndo(entry)}>
                    取り消す
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
