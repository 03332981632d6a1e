import { moveCounterOrders, previewCounterOrders } from "@surimono/contract/counter";
import type { AnswerOf } from "@surimono/contract/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { Fetched } from "../../ui/fetched.tsx";
import { FormProblem } from "../../ui/form-problem.tsx";
import { useFormDeed } from "../../ui/use-form-deed.ts";
import { stateName } from "./words.ts";

export type BulkAction = "advance" | "hold" | "release";
type Outcomes = AnswerOf<typeof previewCounterOrders>["orders"];

const TITLES: Readonly<Record<BulkAction, { readonly ask: string; readonly yes: string; readonly does: string }>> = {
  advance: { ask: "次の段階へ進めますか？", yes: "進める", does: "進めます" },
  hold: { ask: "保留にしますか？", yes: "保留にする", does: "保留にします" },
  release: { ask: "保留を解除しますか？", yes: "解除する", does: "保留を解除します" },
};

interface BulkDialogProps {
  action: BulkAction;
  numbers: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** First what would come of it, order by order; then what did. */
export function BulkDialog({ action, numbers, onDone, onClose }: BulkDialogProps) {
  const id = useId();
  const { ask, yes, does } = TITLES[action];
  const preview = useQuery({
    queryKey: ["bulk", action, numbers],
    // Asked anew by each dialog, and by none again: after an answer that was lost it would name the step after the one that was pressed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async () => orThrow(await call(previewCounterOrders, { order_numbers: numbers.join(","), action })).orders,
  });
  const going = preview.data?.filter(({ ok }) => ok) ?? [];
  const [moved, setMoved] = useState<Outcomes>();
  const move = useFormDeed(async (form) => {
    const orders = going.map(({ order_number, to }) => ({ order_number, to }));
    const reason = String(form.get("reason") ?? "");
    setMoved(orThrow(await call(moveCounterOrders, { orders, action, reason })).orders);
  }, onDone);
  if (moved)
    return (
      <Dialog open onClose={onClose} title="結果" actions={<Button onClick={onClose}>閉じる</Button>}>
        <Summary outcomes={moved} did="できました" />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={ask}
      actions={
        <>
          <Button onClick={onClose}>やめる</Button>
          <Button type="submit" form={id} variant="primary" disabled={going.length === 0} pending={move.isPending}>
            {yes}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={move.submit} noValidate className="flex flex-col gap-3">
        <Fetched query={preview} rows={3}>
          {(outcomes) => <Summary outcomes={outcomes} did={does} />}
        </Fetched>
        {action !== "advance" && (
          <TextInput
            label="理由"
            hint="記録に残ります。お客様には表示されません。"
            name="reason"
            maxLength={200}
            required
          />
        )}
        <FormProblem words={move.problem} />
      </form>
    </Dialog>
  );
}

function Summary({ outcomes, did }: { outcomes: Outcomes; did: string }) {
  const done = Map.groupBy(
    outcomes.filter(({ ok }) => ok),
    ({ to }) => to,
  );
  const refused = outcomes.filter(({ ok }) => !ok);
  return (
    <div className="flex flex-col gap-3 text-14">
      {[...done].map(([to, orders]) => (
        <div key={to ?? ""}>
          <p>
            <b className="num">{orders.length}件</b>：{to && `「${stateName(to)}」へ`}
            {did}
            {to === "printing" && "（お客様に制作開始のメールを送ります）"}
          </p>
          <p className="num mt-1 max-h-40 overflow-y-auto text-12 text-mute">
            {orders.map(({ order_number }) => order_number).join("、")}
          </p>
        </div>
      ))}
      {refused.length > 0 && (
        <div>
          <p className="font-bold text-red-text">{refused.length}件はできません</p>
          <ul className="mt-1 max-h-60 overflow-y-auto">
            {refused.map(({ order_number, message }) => (
              <li key={order_number} className="border-line border-b py-1">
                <span className="num font-bold">{order_number}</span> {message}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
