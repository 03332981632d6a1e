import type { AnswerOf } from "@surimono/contract/kernel";
import { answerReview, decideReview, type listReviewCases } from "@surimono/contract/reviews";
import { REVIEW_VERDICTS, REVIEW_WORDS_MAX, type ReviewVerdict } from "@surimono/domain/reviews";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";

export type ReviewCase = AnswerOf<typeof listReviewCases>["cases"][number];

interface DialogProps {
  /** As it was when the dialog was opened. */
  one: ReviewCase;
  onDone: () => void;
  onClose: () => void;
}

const EFFECTS: Readonly<Record<ReviewVerdict, string>> = {
  checked: "いまの扱いのまま、確認済みにします。書いた方には知らせません。",
  hidden: "つぎに開かれる画面から出なくなり、星の平均からも外れます。書いた方はなおすことができます。",
  shown: "ふたたび商品の画面に出て、星の平均に入ります。",
};

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "").trim();

export function VerdictDialog({ one, verdict, ...after }: DialogProps & { verdict: ReviewVerdict }) {
  return (
    <ReasonDialog
      title={`${one.product_name}：${REVIEW_VERDICTS[verdict]}`}
      effect={EFFECTS[verdict]}
      yes={REVIEW_VERDICTS[verdict]}
      run={async (form) => {
        const told = { words: textOf(form, "words"), reason: textOf(form, "reason") };
        const open_reports = one.reports.filter(({ is_open }) => is_open).length;
        const { review_id, changed_at } = one;
        orThrow(await call(decideReview, { review_id, verdict, changed_at, open_reports, ...told }));
      }}
      {...after}
    >
      {verdict !== "checked" && (
        <TextArea
          label="書いた方へのことば"
          name="words"
          hint="メールに書かれます。通報した方のことは書かないでください。"
          maxLength={200}
          required={verdict === "hidden"}
        />
      )}
    </ReasonDialog>
  );
}

export function AnswerDialog({ one, ...after }: DialogProps) {
  return (
    <ReasonDialog
      title={`${one.product_name}：お返事`}
      effect="レビューの下に、お店のお返事としてどなたにも見えます。空にすると取り下げます。"
      yes="お返事する"
      run={async (form) => {
        const told = { words: textOf(form, "words"), reason: textOf(form, "reason") };
        orThrow(await call(answerReview, { review_id: one.review_id, changed_at: one.changed_at, ...told }));
      }}
      {...after}
    >
      <TextArea label="お返事" name="words" defaultValue={one.answer} maxLength={REVIEW_WORDS_MAX} />
    </ReasonDialog>
  );
}
