import { answerCounterDefect } from "@surimono/contract/defects";
import { call, orThrow } from "../../../session/call.ts";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import { aboutDefect, type DefectDialogProps, namedDefect, WordsField, wordsIn } from "./defect-dialog.tsx";

const TITLES = {
  asked: {
    title: "お客様にたずねますか？",
    effect: "メールでお送りします。お客様は注文のページで、写真を添えて返信できます。",
    yes: "送る",
  },
  declined: {
    title: "お断りしますか？",
    effect: "理由をお客様にお知らせします。お断りしたあとは、元には戻せません。",
    yes: "お断りする",
  },
  done: {
    title: "対応済みにしますか？",
    effect: "対応が完了したことを、お客様にお知らせします。",
    yes: "対応済みにする",
  },
  settled: {
    title: "返金または減額で対応済みにしますか？",
    effect: "もとのご注文で返金または減額したことと、対応が完了したことを、お客様にお知らせします。元には戻せません。",
    yes: "対応済みにする",
  },
} as const;

/** Words alone, from which nothing else follows. Done without a decision: the money went back at another order. */
export function AnswerDialog({ to, one, ...common }: DefectDialogProps & { to: "asked" | "declined" | "done" }) {
  const isSettled = to === "done" && one.defect.state !== "accepted";
  return (
    <ReasonDialog
      {...common}
      {...TITLES[isSettled ? "settled" : to]}
      about={aboutDefect(one)}
      withReason={false}
      run={async (form) => orThrow(await call(answerCounterDefect, { ...namedDefect(one), to, words: wordsIn(form) }))}
    >
      <WordsField required={to !== "done"} />
    </ReasonDialog>
  );
}
