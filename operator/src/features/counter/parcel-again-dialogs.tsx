import { loseCounterParcel, replaceCounterPieces, splitCounterParcel } from "@surimono/contract/counter";
import { Checkbox } from "@surimono/ui/checkbox.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { type ChosenPiece, eachByPlace, PieceFields, readPieces } from "../../ui/piece-fields.tsx";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import type { ParcelDialogProps } from "./order-query.ts";

const named = ({ one, parcel }: ParcelDialogProps, form: FormData) => ({
  order_number: one.order.order_number,
  parcel_number: parcel.parcel_number,
  reason: String(form.get("reason")),
});

function piecesOf({ one, parcel }: ParcelDialogProps, withWords: boolean): ChosenPiece[] {
  return parcel.pieces.map(({ line_id, quantity }) => {
    const line = one.order.lines.find((each) => each.line_id === line_id);
    const words = (line?.personal?.pieces ?? [])
      .filter((piece) => piece.parcel_number === parcel.parcel_number)
      .map(({ name, number }) => [name, number].filter(Boolean).join(" "));
    const name = `${line?.name ?? "商品"}（${line?.size_name ?? ""}）`;
    return { line_id, name, most: quantity, chosen: 0, each: eachByPlace(withWords ? words : []) };
  });
}

const tellMade = (number: string | null) =>
  number && showToast(`新しい注文 ${number} を作りました。`, { tone: "success", duration: 10_000 });

/** Pieces that have left come once more, without charge. */
export function ReplaceDialog(props: ParcelDialogProps) {
  const { about, onDone, onClose } = props;
  const { remedies } = props.one;
  const [request_key] = useState(() => crypto.randomUUID());
  const pieces = piecesOf(props, true);
  return (
    <ReasonDialog
      {...{ about, onDone, onClose }}
      title="商品を作り直して送りますか？"
      effect="選んだ商品を、代金のかからない新しい注文として作り、同じお届け先に送ります。お客様にメールでお知らせします。"
      yes="作り直す"
      run={async (form) => {
        const chosen = readPieces(form, pieces);
        if (chosen.length === 0) throw new Error("作り直す商品を選んでください。");
        const again = chosen.map(({ values: places, ...piece }) => ({ ...piece, places }));
        const wish = { ...named(props, form), ...{ request_key, remedies }, pieces: again };
        tellMade(orThrow(await call(replaceCounterPieces, wish)).order_number);
      }}
    >
      <PieceFields pieces={pieces} />
    </ReasonDialog>
  );
}

/** The courier does not find it any more. */
export function LoseDialog(props: ParcelDialogProps) {
  const { about, onDone, onClose } = props;
  const { remedies } = props.one;
  const [request_key] = useState(() => crypto.randomUUID());
  return (
    <ReasonDialog
      {...{ about, onDone, onClose }}
      title="紛失として記録しますか？"
      effect="配送会社とお問い合わせ番号は残ります。見つかったときは、配達完了を記録してください。"
      yes="紛失として記録"
      run={async (form) => {
        const wish = { ...named(props, form), ...{ request_key, remedies }, replace: form.get("replace") !== null };
        tellMade(orThrow(await call(loseCounterParcel, wish)).order_number);
      }}
    >
      <Checkbox name="replace" defaultChecked note="代金のかからない新しい注文を作り、お客様にメールでお知らせします。">
        同じ商品を作り直して送る
      </Checkbox>
    </ReasonDialog>
  );
}

/** One parcel is packed as two. */
export function SplitDialog(props: ParcelDialogProps) {
  const { about, onDone, onClose } = props;
  const pieces = piecesOf(props, false);
  const parcels = props.one.order.destinations.length;
  return (
    <ReasonDialog
      {...{ about, onDone, onClose }}
      title="小包を2つに分けますか？"
      effect="選んだ商品を、同じお届け先への新しい小包に移します。追加の送料はかかりません。1点ずつ違う商品は、後ろのものから移します。"
      yes="分ける"
      run={async (form) => {
        const chosen = readPieces(form, pieces);
        if (chosen.length === 0) throw new Error("新しい小包に移す商品を選んでください。");
        const moved = chosen.map(({ line_id, quantity }) => ({ line_id, quantity }));
        orThrow(await call(splitCounterParcel, { ...named(props, form), parcels, pieces: moved }));
      }}
    >
      <PieceFields pieces={pieces} />
    </ReasonDialog>
  );
}
