import { keepCart, type WireCartLine } from "@surimono/contract/cart";
import { COUNTDOWN_DAYS } from "@surimono/domain/cart";
import { daysLeft, KEPT_DAYS } from "@surimono/domain/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Icon } from "@surimono/ui/icon.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call } from "#app/session/call.ts";
import { inTurn } from "./cart-changes.ts";

/** Days until the line is removed if not ordered; undefined while it is too early to say so. */
function countdownOf({ leaves_at }: WireCartLine): number | undefined {
  const days = daysLeft(new Date(leaves_at), new Date());
  return days <= COUNTDOWN_DAYS ? days : undefined;
}

export function LineCountdown({ line }: { line: WireCartLine }) {
  const days = countdownOf(line);
  if (days === undefined) return null;
  return (
    <p className="mt-1 flex items-center gap-1 text-12 text-warn">
      <Icon name="calendar" size={16} />
      <span>
        あと<span className="num">{days}</span>日でカートから外れます
      </span>
    </p>
  );
}

/** One press keeps the whole cart; nothing while no line is about to be removed. */
export function KeepBar({ lines }: { lines: readonly WireCartLine[] }) {
  const [busy, setBusy] = useState(false);
  if (lines.every((line) => countdownOf(line) === undefined)) return null;
  const keep = async () => {
    setBusy(true);
    const answer = await inTurn(() => call(keepCart, {}));
    setBusy(false);
    if (answer.ok) showToast(`カートのアイテムを、あと${KEPT_DAYS}日とっておきます。`, { tone: "success" });
    else showToast(answer.failure.message, { tone: "error" });
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-warn-tint p-4">
      <p className="min-w-0 flex-1 basis-60 text-14">
        {KEPT_DAYS}日間ご注文のなかったアイテムは、カートから外れます。マイアイテムには残ります。
      </p>
      <Button pending={busy} onClick={() => void keep()} className="max-sm:w-full">
        このままとっておく
      </Button>
    </div>
  );
}
