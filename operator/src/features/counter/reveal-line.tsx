import { revealCounterOrder } from "@surimono/contract/counter";
import { Button } from "@surimono/ui/button.tsx";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import type { CounterOrder } from "./order-query.ts";

function wordsOf({ is_masked, can_reveal }: CounterOrder): string {
  if (!is_masked) return "表示したあとに書かれたメモを伏せています。";
  return can_reveal
    ? "発送やキャンセルが済んだ注文のため、お届け先とメモを伏せています。"
    : "お届け先と連絡先は、あなたの役割では表示されません。";
}

/** Why addresses are hidden, and the way to see those of a closed order. */
export function RevealLine({ one, onShown }: { one: CounterOrder; onShown: (shown: CounterOrder) => void }) {
  const [asking, setAsking] = useState(false);
  if (!one.is_masked && !one.can_reveal) return null;
  const number = one.order.order_number;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-ctl bg-paper px-4 py-2 text-14">
      <p>{wordsOf(one)}</p>
      {one.can_reveal && (
        <Button size={44} icon="eye" onClick={() => setAsking(true)}>
          表示する
        </Button>
      )}
      {asking && (
        <ReasonDialog
          about={number}
          title="お届け先を表示しますか？"
          effect="だれがいつ見たかを、理由とともに記録します。"
          yes="表示する"
          run={async (form) =>
            onShown(
              orThrow(await call(revealCounterOrder, { order_number: number, reason: String(form.get("reason")) })),
            )
          }
          onDone={() => {}}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
