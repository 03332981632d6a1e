import { answerCounterDefect, refundCounterDefect, reprintCounterDefect } from "@surimono/contract/defects";
import { formatYen } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { call, orThrow } from "../../../session/call.ts";
import { useRight } from "../../../session/use-operator.ts";
import { type ChosenPiece, PieceFields, readPieces } from "../../../ui/piece-fields.tsx";
import { ReasonDialog } from "../../../ui/reason-dialog.tsx";
import type { OneDefect } from "./defect-query.ts";

type Question = "asked" | "declined" | "done" | "reprint" | "refund";

interface DefectActionsProps {
  one: OneDefect;
  onDone: () => void;
}

/** What the shop can answer from here, as far as the operator may. */
export function DefectActions({ one, onDone }: DefectActionsProps) {
  const [asked, setAsked] = useState<Question>();
  const mayAnswer = useRight("support.answer");
  const mayReprint = useRight("orders.reprint");
  const mayRefund = useRight("orders.refund");
  const canBe = (state: OneDefect["next"][number]) => one.next.includes(state);
  const canAccept = canBe("accepted");
  return (
    <section aria-label="操作" className="flex flex-wrap gap-3">
      {mayReprint && canAccept && (
        <Button
          variant={one.defect.wish === "reprint" ? "primary" : "outline"}
          size={44}
          icon="refresh"
          onClick={() => setAsked("reprint")}
        >
          作り直して送る
        </Button>
      )}
      {mayRefund && canAccept && (
        <Button
          variant={one.defect.wish === "refund" ? "primary" : "outline"}
          size={44}
          icon="card"
          onClick={() => setAsked("refund")}
        >
          返金する
        </Button>
      )}
      {mayAnswer && canBe("asked") && (
        <Button size={44} icon="mail" onClick={() => setAsked("asked")}>
          お客様にたずねる
        </Button>
      )}
      {mayAnswer && canBe("declined") && (
        <Button size={44} onClick={() => setAsked("declined")}>
          お断りする
        </Button>
      )}
      {mayAnswer && canBe("done") && (
        <Button size={44} icon="check" onClick={() => setAsked("done")}>
          対応済みにする
        </Button>
      )}
      {asked && (
        <DefectDialog
          asked={asked}
          one={one}
          onDone={() => {
            showToast("記録し、お客様にお知らせしました。", { tone: "success" });
            onDone();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

const TITLES: Readonly<Record<Question, { title: string; effect: string; yes: string }>> = {
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
  reprint: {
    title: "作り直して送りますか？",
    effect:
      "選んだ商品を、代金のかからない新しい注文として作り、同じお届け先に送ります。お客様にメールでお知らせし、発送すると対応済みになります。",
    yes: "作り直す",
  },
  refund: {
    title: "返金しますか？",
    effect:
      "点数を選ぶか、金額を入れてください。お客様にメールでお知らせし、返金が終わると対応済みになります。元には戻せません。",
    yes: "返金する",
  },
};

interface DefectDialogProps extends DefectActionsProps {
  asked: Question;
  onClose: () => void;
}

function DefectDialog({ asked, one, onDone, onClose }: DefectDialogProps) {
  const named = { order_number: one.order_number, report: one.report, from: one.defect.state };
  const pieces = one.pieces.map(
    ({ line_id, name, of, quantity, words }): ChosenPiece => ({
      ...{ line_id, name, chosen: quantity },
      // Of goods that differ it may be others than were counted; a refund has no such choice.
      most: asked === "reprint" && words.length > 0 ? of : quantity,
      words: asked === "reprint" ? words : [],
    }),
  );
  const isAnswer = asked === "asked" || asked === "declined" || asked === "done";
  const run = async (form: FormData) => {
    const words = String(form.get("words") ?? "");
    if (isAnswer) return orThrow(await call(answerCounterDefect, { ...named, to: asked, words }));
    const chosen = readPieces(form, pieces);
    const amount = Number(form.get("amount") || 0);
    if (asked === "refund" && amount > 0) {
      const done = orThrow(await call(refundCounterDefect, { ...named, words, amount }));
      return showToast(`${formatYen(done.amount)} を返金します。`, { duration: 8000 });
    }
    if (chosen.length === 0) throw new Error("点数を選んでください。");
    if (asked === "reprint") return orThrow(await call(reprintCounterDefect, { ...named, words, pieces: chosen }));
    const counted = chosen.map(({ line_id, quantity }) => ({ line_id, quantity }));
    const done = orThrow(await call(refundCounterDefect, { ...named, words, pieces: counted }));
    return showToast(`${formatYen(done.amount)} を返金します。`, { duration: 8000 });
  };
  const needsWords = asked === "asked" || asked === "declined";
  return (
    <ReasonDialog
      {...TITLES[asked]}
      about={`${one.order_number}　ご連絡${one.report}`}
      withReason={false}
      run={run}
      onDone={onDone}
      onClose={onClose}
    >
      {!isAnswer && <PieceFields pieces={pieces} />}
      {asked === "refund" && (
        <TextInput
          label="金額を決めて返金（円）"
          hint="入れると、点数ではなくこの金額を返金します。"
          name="amount"
          type="number"
          inputMode="numeric"
          min={1}
        />
      )}
      <TextArea
        label={needsWords ? "お客様への言葉" : "お客様への言葉（なくてもかまいません）"}
        hint="メールと注文のページで、お客様が読みます。"
        name="words"
        rows={4}
        maxLength={500}
        required={needsWords}
      />
    </ReasonDialog>
  );
}
