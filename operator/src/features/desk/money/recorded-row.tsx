import { formatYen, slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import type { ReactNode } from "react";
import { momentOf } from "../../../ui/moment.ts";

interface RecordedRowProps {
  entry: { readonly day: string; readonly amount: number; readonly is_undone: boolean; readonly recorded_at: string };
  name: ReactNode;
  /** What was written of it. */
  note: ReactNode;
  /** Left out where it cannot be taken back. */
  onUndo?: (() => void) | undefined;
}

/** Money as it was recorded, crossed out once it was taken back. */
export function RecordedRow({ entry, name, note, onUndo }: RecordedRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-14">
      <span className="num text-mute">{slashedDay(entry.day)}</span>
      <span className={entry.is_undone ? "text-mute" : "text-ink"}>{name}</span>
      <span className={`num ml-auto font-bold ${entry.is_undone ? "text-mute line-through" : "text-deep"}`}>
        {formatYen(entry.amount)}
      </span>
      <span className="flex w-full flex-wrap items-center justify-between gap-2 text-12 text-mute">
        <span className="min-w-0 break-words">
          {note}
          <span className="num">{momentOf(entry.recorded_at)} 記録</span>
        </span>
        {onUndo && !entry.is_undone && (
          <Button size={44} onClick={onUndo}>
            取り消す
          </Button>
        )}
      </span>
    </li>
  );
}
