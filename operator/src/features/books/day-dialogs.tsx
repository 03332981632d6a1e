import { closeBookDay, type getBookDay, settleDifference } from "@surimono/contract/books";
import type { AnswerOf } from "@surimono/contract/kernel";
import { slashedDay } from "@surimono/domain/kernel";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../ui/use-as-opened.ts";

export type OpenedDay = AnswerOf<typeof getBookDay>;
export type Difference = OpenedDay["differences"][number];

interface DialogProps {
  onDone: () => void;
  onClose: () => void;
}

export function CloseDialog({ one: shown, onDone, onClose }: DialogProps & { one: OpenedDay }) {
  const one = useAsOpened(shown);
  const isCorrection = one.parts.length > 0;
  return (
    <ReasonDialog
      title={isCorrection ? "訂正を加えますか？" : `${slashedDay(one.day)} を締めますか？`}
      effect={
        isCorrection
          ? "締めた記録はそのままに、いまの金額と、変わった分を、訂正として加えます。"
          : "いまの金額を、あなたの名前とともに記録します。締めた記録は、変えることも消すこともできません。あとで変わったものは、訂正として加えられます。"
      }
      yes={isCorrection ? "訂正を加える" : "締める"}
      withReason={isCorrection}
      run={async (form) =>
        orThrow(
          await call(closeBookDay, {
            ...{ day: one.day, parts: one.parts.length, seen: one.seen },
            note: String(form.get(isCorrection ? "reason" : "note") ?? ""),
          }),
        )
      }
      {...{ onDone, onClose }}
    >
      {!isCorrection && <TextInput label="メモ" name="note" maxLength={200} />}
    </ReasonDialog>
  );
}

export function SettleDialog({
  day,
  difference,
  onDone,
  onClose,
}: DialogProps & { day: string; difference: Difference }) {
  const settled = !difference.is_settled;
  return (
    <ReasonDialog
      title={settled ? "差異を確認済みにしますか？" : "差異を未確認に戻しますか？"}
      effect={
        settled
          ? "分かったことを書いて、確認済みにします。金額は変わりません。返金などが要るときは、先に済ませてください。"
          : "この差異を、もう一度調べるものとします。"
      }
      yes={settled ? "確認済みにする" : "未確認に戻す"}
      withReason={false}
      run={async (form) =>
        orThrow(
          await call(settleDifference, { day, key: difference.key, settled, note: String(form.get("note")).trim() }),
        )
      }
      {...{ onDone, onClose }}
    >
      <TextInput label="分かったこと" hint="記録に残ります。" name="note" maxLength={200} required />
    </ReasonDialog>
  );
}
