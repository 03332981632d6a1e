import { refundCounterPieces, weighCounterRefund } from "@surimono/contract/counter";
import { pieceTitle } from "@surimono/domain/delivery";
import { formatYen } from "@surimono/domain/kernel";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import type { ParcelDialogProps } from "./order-query.ts";
import { type Chosen, readRefund, refundRoster, writeChosen } from "./refund-form.ts";

const NOTHING: Chosen = { pieces: [], with_delivery: false };

/** Money for pieces, as many as the parcel has: how much is said before it goes back. */
export function RefundDialog({ one, parcel, ...common }: ParcelDialogProps) {
  const [chosen, setChosen] = useState(NOTHING);
  const named = { order_number: one.order.order_number, parcel_number: parcel.parcel_number };
  const isChosen = chosen.pieces.length > 0 || chosen.with_delivery;
  const sum = useQuery({
    queryKey: ["refund-sum", named, chosen],
    enabled: isChosen,
    staleTime: 0,
    queryFn: async () => orThrow(await call(weighCounterRefund, { ...named, ...writeChosen(chosen) })).amount,
  });
  const amount = isChosen && !sum.isFetching ? sum.data : undefined;
  const read = ({ target }: FormEvent<HTMLElement>) => {
    const { form } = target as HTMLInputElement;
    if (form) setChosen(readRefund(new FormData(form), one, parcel));
  };
  return (
    <ReasonDialog
      {...common}
      title="返金しますか？"
      effect="カードとPayPayには、お店が自動で返金し、お客様にメールでお知らせします。元には戻せません。"
      yes={amount === undefined ? "返金する" : `${formatYen(amount)} を返金する`}
      isReady={amount !== undefined}
      run={async (form) => {
        const wish = { ...named, ...chosen, reason: String(form.get("reason")) };
        const done = orThrow(await call(refundCounterPieces, { ...wish, ...(amount !== undefined && { amount }) }));
        showToast(`${formatYen(done.amount)} を返金します。`, { duration: 8000 });
      }}
    >
      <div onChange={read} className="flex flex-col gap-2">
        <PieceFields {...{ one, parcel }} />
        <Checkbox name="delivery">送料も返金する</Checkbox>
      </div>
      <p role="status" className="num mb-2 rounded-ctl bg-paper px-4 py-3 text-14">
        {!isChosen && "返金する点数を入れるか、送料を選んでください。"}
        {isChosen && sum.isFetching && "金額をたしかめています…"}
        {isChosen && !sum.isFetching && sum.error?.message}
        {amount !== undefined && (
          <>
            返金額 <b className="text-deep">{formatYen(amount)}</b>
            <span className="ml-3 whitespace-nowrap text-mute">お預かり {formatYen(one.order.kept_total)}</span>
          </>
        )}
      </p>
    </ReasonDialog>
  );
}

function PieceFields({ one, parcel }: Pick<ParcelDialogProps, "one" | "parcel">) {
  return parcel.pieces.map(({ line_id, quantity }) => {
    const line = one.order.lines.find((each) => each.line_id === line_id);
    const name = `${line?.name ?? "商品"}（${line?.size_name ?? ""}）`;
    const roster = refundRoster(one, parcel, line_id);
    if (roster.length === 0)
      return (
        <TextInput
          key={line_id}
          label={`${name}（${quantity}点まで）`}
          name={line_id}
          type="number"
          inputMode="numeric"
          min={0}
          max={quantity}
          defaultValue={0}
        />
      );
    return (
      <fieldset key={line_id} className="max-h-60 overflow-y-auto">
        <legend className="text-14">{name}（返金する1点ずつ）</legend>
        {roster.map((piece) => (
          <Checkbox key={piece.row} name={line_id} value={piece.row}>
            {pieceTitle(piece)}
          </Checkbox>
        ))}
      </fieldset>
    );
  });
}
