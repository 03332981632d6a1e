import { type getDeskBill, recordDeskPayment, undoDeskPayment } from "@surimono/contract/desk";
import type { AnswerOf } from "@surimono/contract/kernel";
import { dayInJapan, formatYen, slashedDay } from "@surimono/domain/kernel";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { call, orThrow } from "../../../session/call.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../../ui/use-as-opened.ts";
import { readYen } from "./read-yen.ts";

export type OpenedBill = AnswerOf<typeof getDeskBill>;
export type BillEntry = OpenedBill["entries"][number];
export type RepaidEntry = OpenedBill["account"]["repaid"][number];

interface BillDialogProps {
  one: OpenedBill;
  onDone: () => void;
  onClose: () => void;
}

const aboutBill = ({ number, partner }: OpenedBill["bill"]) => `${number}　${partner} 様`;

export function PaymentDialog({ one, onDone, onClose }: BillDialogProps) {
  const { bill, entries } = useAsOpened(one);
  const today = dayInJapan(new Date());
  return (
    <ReasonDialog
      onDone={onDone}
      onClose={onClose}
      about={aboutBill(bill)}
      title="入金を記録しますか？"
      effect={`いまの未入金は ${formatYen(bill.open)} です。請求額がすべて入ると、ご注文もお支払い済みになります。多い分は、ほかの請求書にあてるか、次のお支払いまでお預かりします。`}
      yes="記録する"
      withReason={false}
      run={async (form) => {
        const amount = readYen(String(form.get("amount")));
        if (amount === undefined) throw new Error("金額は1円から99,999,999円までの数で入力してください。");
        const said = { day: String(form.get("day")), note: String(form.get("note")) };
        orThrow(await call(recordDeskPayment, { number: bill.number, amount, ...said, read: entries.length }));
      }}
    >
      <TextInput
        label="金額（円）"
        name="amount"
        inputMode="numeric"
        defaultValue={bill.open > 0 ? bill.open : ""}
        required
      />
      <TextInput label="入金日" name="day" type="date" max={today} defaultValue={today} required />
      <TextInput label="メモ" hint="記録に残ります。お客様には表示されません。" name="note" maxLength={200} />
    </ReasonDialog>
  );
}

export function UndoDialog({ entry, ...props }: BillDialogProps & { entry: BillEntry }) {
  return (
    <TakeBackDialog
      {...props}
      entryId={entry.entry_id}
      title="入金を取り消しますか？"
      effect={`${slashedDay(entry.day)}の${formatYen(entry.amount)}は、この請求書のものではないと記録します。入金の記録は消えず、取り消しの記録が加わります。${entry.by_bank ? "銀行の明細は、もう一度、照合待ちになります。" : ""}`}
    />
  );
}

export function UndoRepaidDialog({ entry, ...props }: BillDialogProps & { entry: RepaidEntry }) {
  return (
    <TakeBackDialog
      {...props}
      entryId={entry.entry_id}
      title="返金の記録を取り消しますか？"
      effect={`${slashedDay(entry.day)}の${formatYen(entry.amount)}は、お返ししていないと記録します。返金の記録は消えず、取り消しの記録が加わります。お金は、ふたたびお預かりになります。`}
    />
  );
}

interface TakeBackDialogProps extends BillDialogProps {
  entryId: string;
  title: string;
  effect: string;
}

function TakeBackDialog({ one: { bill }, entryId, ...dialog }: TakeBackDialogProps) {
  return (
    <ReasonDialog
      {...dialog}
      about={aboutBill(bill)}
      yes="取り消す"
      run={async (form) =>
        orThrow(
          await call(undoDeskPayment, { number: bill.number, entry_id: entryId, reason: String(form.get("reason")) }),
        )
      }
    />
  );
}
