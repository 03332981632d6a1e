import { useRight } from "../../../session/use-operator.ts";
import type { RepaidEntry } from "./bill-dialogs.tsx";
import { RecordedRow } from "./recorded-row.tsx";

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
        <RecordedRow
          key={entry.entry_id}
          entry={entry}
          name={<>お預かりから返金{entry.is_undone && "（取り消し済み）"}</>}
          note={`${entry.note}　`}
          onUndo={mayRecord ? () => onUndo(entry) : undefined}
        />
      ))}
    </ul>
  );
}
