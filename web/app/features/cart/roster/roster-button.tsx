import type { WireCartLine } from "@surimono/contract/cart";
import { formatNumber } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Suspense, useState } from "react";
import { hasKeptTyping } from "#app/session/use-kept-typing.ts";
import { lazyPart } from "#app/ui/lazy-part.ts";
import { settleCart } from "../cart-changes.ts";
import { keptRosterName } from "./kept-roster-name.ts";

const RosterDialog = lazyPart(async () => (await import("./roster-dialog.tsx")).RosterDialog);

/** Opens the roster of a line whose pieces have words of their own. */
export function RosterButton({ line }: { line: WireCartLine }) {
  const [isOpen, setOpen] = useState(() => hasKeptTyping(keptRosterName(line.line_id)));
  const rows = line.personal?.rows ?? 0;
  const open = async () => {
    // Quantities that are still being saved would be rows of it.
    await settleCart();
    setOpen(true);
  };
  return (
    <>
      <Button size={36} className="mt-2" aria-haspopup="dialog" onClick={() => void open()}>
        {rows === 0 ? "名簿を入れる" : `名簿をなおす（${formatNumber(rows)}点）`}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RosterDialog line={line} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
