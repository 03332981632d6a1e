import { getDeskReturn, returnDeskOrder } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { formatYen } from "@surimono/domain/kernel";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useRef, useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { readYen } from "./read-yen.ts";

interface ReturnDialogProps {
  /** Of the order, where it is known. */
  number?: string;
  onDone: () => void;
  onClose: () => void;
}

type Returnable = AnswerOf<typeof getDeskReturn>;

/** An order by invoice costs less: first which one, then how much, with what will come of it. */
export function ReturnDialog({ number = "", onDone, onClose }: ReturnDialogProps) {
  const [found, setFound] = useState<Returnable>();
  const isFound = useRef(false);
  if (found) return <AmountDialog one={found} onDone={onDone} onClose={onClose} />;
  return (
    <ReasonDialog
      // What is asked next is another dialog in its place.
      key="find"
      title="請求から減額"
      effect="請求書払いのご注文の番号を入力してください。いま残っている金額を、次の画面で確かめられます。"
      yes="次へ"
      withReason={false}
      run={async (form) => {
        const order_number = String(form.get("order_number")).trim();
        setFound(orThrow(await call(getDeskReturn, { order_number })));
        isFound.current = true;
      }}
      onDone={() => undefined}
      onClose={() => isFound.current || onClose()}
    >
      <TextInput label="注文番号" name="order_number" defaultValue={number} maxLength={30} required />
    </ReasonDialog>
  );
}

function AmountDialog({ one, onDone, onClose }: { one: Returnable; onDone: () => void; onClose: () => void }) {
  const [typed, setTyped] = useState(String(one.left));
  const amount = readYen(typed);
  return (
    <ReasonDialog
      key="amount"
      title={`${one.order_number} の減額`}
      effect={
        <>
          {one.partner} 様のご注文です。合計 {formatYen(one.total)} のうち、{formatYen(one.left)} が残っています。
          {amount === undefined ? "" : effectOf(one, amount)}
          適格返還請求書を発行し、お客様にメールでお知らせします。取り消せません。
        </>
      }
      yes="減額する"
      run={async (form) => {
        if (amount === undefined) throw new Error("金額は1円以上の数で入力してください。");
        const { order_number, left } = one;
        orThrow(await call(returnDeskOrder, { order_number, amount, reason: String(form.get("reason")), left }));
      }}
      {...{ onDone, onClose }}
    >
      <TextInput
        label="減額する金額（円）"
        name="amount"
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        required
      />
    </ReasonDialog>
  );
}

function effectOf({ left, bill }: Returnable, amount: number): string {
  const rest = `減額すると、残りは ${formatYen(left - amount)} です。`;
  if (!bill) return `${rest}まだ請求していないので、次の請求書が ${formatYen(amount)} 少なくなります。`;
  const over = amount - bill.open;
  const open = `請求書 ${bill.number} の未入金は、${formatYen(Math.max(0, -over))} になります。`;
  return `${rest}${open}${over > 0 ? `もう入金された ${formatYen(over)} は、次のお支払いまでお預かりします。` : ""}`;
}
