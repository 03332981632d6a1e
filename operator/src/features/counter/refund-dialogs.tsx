import { cancelCounterParcel, refundCounterPieces } from "@surimono/contract/counter";
import { pieceTitle } from "@surimono/domain/delivery";
import { formatYen } from "@surimono/domain/kernel";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import type { CounterOrder, CounterParcel } from "./order-query.ts";

interface MoneyDialogProps {
  one: CounterOrder;
  parcel: CounterParcel;
  about: string;
  onDone: () => void;
  onClose: () => void;
}

const named = ({ one, parcel }: MoneyDialogProps, form: FormData) => ({
  order_number: one.order.order_number,
  parcel_number: parcel.parcel_number,
  reason: String(form.get("reason")),
});

const sayAmount = (amount: number) => showToast(`${formatYen(amount)} を返金します。`, { duration: 8000 });

/** One of several parcels leaves the order before it leaves the workshop. */
export function CancelDialog(props: MoneyDialogProps) {
  const { parcel, about, onDone, onClose } = props;
  return (
    <ReasonDialog
      {...{ about, onDone, onClose }}
      title="この小包を取りやめますか？"
      effect="この小包を注文から外し、商品の代金と送料を返金します。元には戻せません。"
      yes="取りやめる"
      run={async (form) => {
        const wish = { ...named(props, form), from: parcel.state };
        sayAmount(orThrow(await call(cancelCounterParcel, wish)).amount);
      }}
    />
  );
}

/** Money for pieces, as many as the parcel has. */
export function RefundDialog(props: MoneyDialogProps) {
  const { one, parcel, about, onDone, onClose } = props;
  const nameOf = (id: string) => one.order.lines.find(({ line_id }) => line_id === id)?.name ?? "商品";
  /** Of a line whose pieces differ, those that are in the parcel and were not refunded. */
  const rosterOf = (id: string) => {
    const back = parcel.refunded_pieces.find(({ line_id }) => line_id === id)?.rows ?? [];
    const all = one.order.lines.find(({ line_id }) => line_id === id)?.personal?.pieces ?? [];
    return all.filter(({ row, parcel_number }) => parcel_number === parcel.parcel_number && !back.includes(row));
  };
  const run = async (form: FormData) => {
    const pieces = parcel.pieces.flatMap(({ line_id }) => {
      if (rosterOf(line_id).length > 0) {
        const rows = form.getAll(line_id).map(Number);
        return rows.length > 0 ? [{ line_id, quantity: rows.length, rows }] : [];
      }
      const quantity = Number(form.get(line_id) || 0);
      return quantity > 0 ? [{ line_id, quantity }] : [];
    });
    const with_delivery = form.get("delivery") !== null;
    if (pieces.length === 0 && !with_delivery) throw new Error("返金する点数を入れるか、送料を選んでください。");
    const wish = { ...named(props, form), pieces, with_delivery };
    sayAmount(orThrow(await call(refundCounterPieces, wish)).amount);
  };
  return (
    <ReasonDialog
      {...{ about, onDone, onClose }}
      title="返金しますか？"
      effect="返金する点数を入れてください。カードとPayPayには、お店が自動で返金します。"
      yes="返金する"
      run={run}
    >
      {parcel.pieces.map(({ line_id, quantity }) =>
        rosterOf(line_id).length > 0 ? (
          <fieldset key={line_id} className="max-h-60 overflow-y-auto">
            <legend className="text-14">{nameOf(line_id)}（返金する1点ずつ）</legend>
            {rosterOf(line_id).map((piece) => (
              <Checkbox key={piece.row} name={line_id} value={piece.row}>
                {pieceTitle(piece)}
              </Checkbox>
            ))}
          </fieldset>
        ) : (
          <TextInput
            key={line_id}
            label={`${nameOf(line_id)}（${quantity}点まで）`}
            name={line_id}
            type="number"
            min={0}
            max={quantity}
            defaultValue={0}
          />
        ),
      )}
      <Checkbox name="delivery">送料も返金する</Checkbox>
    </ReasonDialog>
  );
}
