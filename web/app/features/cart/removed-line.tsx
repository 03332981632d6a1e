import type { WireLine } from "@surimono/contract/cart";
import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { putBack } from "./cart-changes.ts";
import type { KeptRows } from "./roster/kept-rows.ts";

interface RemovedLineProps {
  line: WireLine;
  /** The words of its pieces, once it is out. */
  rows: Promise<KeptRows | undefined>;
  /** Called when it is back in the cart. */
  onBack: () => void;
}

/** Replaces a removed line while the page is open, so that there is no hurry to undo. */
export function RemovedLine({ line, rows, onBack }: RemovedLineProps) {
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    const kept = await rows;
    const worked = kept !== undefined && (await putBack(line, kept));
    setBusy(false);
    if (worked) onBack();
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-4 text-14">
      <span role="status">「{[line.name, line.size_name].filter(Boolean).join(" ")}」をカートから削除しました。</span>
      {/* The focus was on the button that is gone. */}
      <Button size={36} icon="refresh" pending={busy} onClick={() => void undo()} autoFocus>
        元に戻す
      </Button>
    </li>
  );
}
