import { MOST_AT_ONCE } from "@surimono/contract/counter";
import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { PackingPapers } from "../../ui/packing-papers.tsx";
import { type BulkAction, BulkDialog } from "./bulk-dialog.tsx";

interface BulkBarProps {
  numbers: readonly string[];
  /** Labels and delivery notes. */
  mayPrint?: boolean;
  onDone: () => void;
  onClear: () => void;
}

/** What can be done with the marked orders at once. */
export function BulkBar({ numbers, mayPrint = false, onDone, onClear }: BulkBarProps) {
  const [action, setAction] = useState<BulkAction>();
  const [isDone, setDone] = useState(false);
  if (numbers.length === 0) return null;
  const isTooMany = numbers.length > MOST_AT_ONCE;
  return (
    <section
      aria-label="選んだ注文"
      className="sticky bottom-2 z-10 mt-4 flex items-center gap-2 rounded-card border border-line bg-white p-3 shadow-float max-md:overflow-x-auto max-md:*:shrink-0 md:flex-wrap"
    >
      <p className="num mr-2 font-bold text-14" aria-live="polite">
        {numbers.length}件を選択中
        {isTooMany && <span className="ml-2 text-red-text">一度に{MOST_AT_ONCE}件までです。</span>}
      </p>
      <Button size={44} variant="primary" disabled={isTooMany} onClick={() => setAction("advance")}>
        次の段階へ
      </Button>
      <Button size={44} disabled={isTooMany} onClick={() => setAction("hold")}>
        保留にする
      </Button>
      <Button size={44} disabled={isTooMany} onClick={() => setAction("release")}>
        保留を解除する
      </Button>
      {mayPrint && <PackingPapers parcels={numbers.map((order_number) => ({ order_number, parcel_number: 0 }))} />}
      <Button size={44} variant="quiet" onClick={onClear}>
        選択を外す
      </Button>
      {action && (
        <BulkDialog
          action={action}
          numbers={numbers}
          onDone={() => {
            setDone(true);
            onDone();
          }}
          onClose={() => {
            setAction(undefined);
            // Until then its outcome is read.
            if (isDone) onClear();
          }}
        />
      )}
    </section>
  );
}
