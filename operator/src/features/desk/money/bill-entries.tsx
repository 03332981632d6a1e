import { Link } from "react-router";
import { useRight } from "../../../session/use-operator.ts";
import { Part } from "../../../ui/facts.tsx";
import type { BillEntry } from "./bill-dialogs.tsx";
import { RecordedRow } from "./recorded-row.tsx";

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
            <RecordedRow
              key={entry.entry_id}
              entry={entry}
              name={
                <>
                  {KINDS[entry.kind]}
                  {entry.by_bank && "（銀行の明細）"}
                  {entry.is_undone && entry.kind !== "undone" && "（取り消し済み）"}
                </>
              }
              note={
                <>
                  {entry.order_number && (
                    <Link to={`/orders/${entry.order_number}`} className="num mr-2 underline">
                      {entry.order_number}
                    </Link>
                  )}
                  {entry.note && `${entry.note}　`}
                </>
              }
              onUndo={mayRecord && entry.kind === "paid" ? () => onUndo(entry) : undefined}
            />
          ))}
        </ul>
      )}
    </Part>
  );
}
