import type { WireLine } from "@surimono/contract/cart";
import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { putBack, type Removed } from "./cart-changes.ts";

interface RemovedLineProps {
  line: WireLine;
  /** What goes back with it, once it is out. */
  kept: Promise<Removed | undefined>;
  /** Called when it is back in the cart. */
  onBack: () => void;
}

/** Replaces a removed line while the page is open, so that there is no hurry to undo. */
export function RemovedLine({ line, kept, onBack }: RemovedLineProps) {
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    const removed = await kept;
    const worked = removed !== undefined && (await putBack(line, removed));
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
