import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { useRight } from "../../../session/use-operator.ts";
import { useAsOpened } from "../../../ui/use-as-opened.ts";
import { AnswerDialog } from "./answer-dialog.tsx";
import type { OneDefect } from "./defect-query.ts";
import { RefundDefectDialog } from "./refund-defect-dialog.tsx";
import { ReprintDialog } from "./reprint-dialog.tsx";

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
  const isPaidElsewhere = (one.paid_by ?? []).length > 0;
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
      {mayRefund && canAccept && !isPaidElsewhere && (
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
      {canAccept && isPaidElsewhere && (
        <p className="basis-full text-14">
          この品のお代金は、「お支払い」のご注文でいただいています。返金するときは、そのご注文で返金または減額してから、「対応済みにする」を押してください。
        </p>
      )}
      {asked && <Ask asked={asked} one={one} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

interface AskProps extends DefectActionsProps {
  asked: Question;
  onClose: () => void;
}

function Ask({ asked, one, onDone, onClose }: AskProps) {
  const dialog = {
    one: useAsOpened(one),
    onDone: () => {
      // A refund says its own sum, and its letter comes when the money went back.
      if (asked !== "refund") showToast("記録し、お客様にお知らせしました。", { tone: "success" });
      onDone();
    },
    onClose,
  };
  switch (asked) {
    case "reprint":
      return <ReprintDialog {...dialog} />;
    case "refund":
      return <RefundDefectDialog {...dialog} />;
    default:
      return <AnswerDialog {...dialog} to={asked} />;
  }
}
