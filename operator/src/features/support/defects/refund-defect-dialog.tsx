import { writeChosen } from "@surimono/contract/counter";
import { refundCounterDefect, weighCounterDefect } from "@surimono/contract/defects";
import { formatYen } from "@surimono/domain/kernel";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { type FormEvent, useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { PieceFields, readPieces } from "../../../ui/piece-fields.tsx";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { RefundSum, refundYes, useRefundSum } from "../../../ui/refund-sum.tsx";
import { aboutDefect, type DefectDialogProps, decidedOn, WordsField, wordsIn } from "./defect-dialog.tsx";

/** Money for pieces that were reported, or an amount: how much is said before it goes back. */
export function RefundDefectDialog({ one, ...common }: DefectDialogProps) {
  const fields = one.pieces.map(({ line_id, name, quantity }) => ({
    ...{ line_id, name, most: quantity, chosen: quantity, each: [] },
  }));
  const [pieces, setPieces] = useState(fields.map(({ line_id, chosen: quantity }) => ({ line_id, quantity })));
  const [given, setGiven] = useState(0);
  const { order_number, report } = one;
  const weighed = useRefundSum({
    chosen: pieces.length > 0 && given === 0 ? [order_number, report, pieces] : undefined,
    weigh: async () =>
      orThrow(await call(weighCounterDefect, { order_number, report, pieces: writeChosen(pieces) })).amount,
  });
  const sum = given > 0 ? { ...weighed, amount: given } : weighed;
  const { amount } = sum;
  const read = ({ target }: FormEvent<HTMLElement>) => {
    const { form } = target as HTMLInputElement;
    if (!form) return;
    const typed = new FormData(form);
    setPieces(readPieces(typed, fields));
    setGiven(Number(typed.get("amount") || 0));
  };
  return (
    <ReasonDialog
      {...common}
      title="返金しますか？"
      effect="点数を選ぶか、金額を入れてください。返金が終わると、返金のメールでお客様にお知らせし、対応済みになります。元には戻せません。"
      yes={refundYes(amount)}
      isReady={amount !== undefined}
      about={aboutDefect(one)}
      withReason={false}
      run={async (form) => {
        const money = given > 0 ? { amount: given } : { pieces, ...(amount !== undefined && { shown: amount }) };
        const wish = { ...decidedOn(one), words: wordsIn(form), ...money };
        const done = orThrow(await call(refundCounterDefect, wish));
        showToast(`${formatYen(done.amount)} を返金します。`, { duration: 8000 });
      }}
    >
      <div onChange={read} className="flex flex-col gap-2">
        <PieceFields pieces={fields} />
        <TextInput
          label="金額を決めて返金（円）"
          hint="入れると、点数ではなくこの金額を返金します。"
          name="amount"
          type="number"
          inputMode="numeric"
          min={1}
        />
      </div>
      <RefundSum sum={sum} hint="点数を選ぶか、金額を入れてください。" />
      <WordsField />
    </ReasonDialog>
  );
}
