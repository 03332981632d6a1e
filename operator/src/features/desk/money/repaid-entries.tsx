import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { useRight } from "../../../session/use-operator.ts";
import { momentOf } from "../../../ui/moment.ts";
import type { RepaidEntry } from "./bill-dialogs.tsx";

interface RepaidEntriesProps {
  repaid: readonly RepaidEntry[];
  onUndo: (entry: RepaidEntry) => void;
}

/** What was kept of a business and sent back, also what was taken back since. */
export function RepaidEntries({ repaid, onUndo }: RepaidEntriesProps) {
  const mayRecord = useRight("money.record");
  if (repaid.length === 0) return null;
  return (
    <ul aria-label="お預かりから返したお金" className="mt-3 divide-y divide-line rounded-card border border-line">
      {repaid.map((entry) => (
        <li key={entry.entry_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-14">
          <span className="num text-mute">{slashedDay(entry.day)}</span>
          <span className={entry.is_undone ? "text-mute" : "text-ink"}>
            お預かりから返金{entry.is_undone && "（取り消し済み）"}
          </span>
          <span className={`num ml-auto font-bold ${entry.is_undone ? "text-mute line-through" : "text-deep"}`}>
            {formatYen(entry.amount)}
          </span>
          <span className="flex w-full flex-wrap items-center justify-between gap-2 text-12 text-mute">
            <span className="num min-w-0 break-words">
              {entry.note}　{momentOf(entry.recorded_at)} 記録
            </span>
            {mayRecord && !entry.is_undone && (
              <Button size={44} onClick={() => onUndo(entry)}>
                取り消す
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
