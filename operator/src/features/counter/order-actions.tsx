import { advanceCounterOrder, reprintCounterOrder, undoCounterStep } from "@surimono/contract/counter";
import { Button } from "@surimono/ui/button.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { type ReactNode, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { useRight } from "../../session/use-operator.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { useAsOpened } from "../../ui/use-as-opened.ts";
import { HoldDialogs, type HoldQuestion } from "./hold-dialogs.tsx";
import { aboutOrder, type CounterOrder } from "./order-query.ts";
import { AmountDialog } from "./paper-dialogs.tsx";
import { refundWords } from "./refund-words.ts";
import { stateName } from "./words.ts";

type Step = CounterOrder["steps"][number];

const NEXT: Readonly<Record<Step, { readonly name: string; readonly ask: string; readonly effect: string }>> = {
  printing: {
    name: "印刷を始める",
    ask: "印刷を始めますか？",
    effect: "制作を始めたことを、お客様にメールでお知らせします。お客様は、これ以降キャンセルできません。",
  },
  packed: {
    name: "梱包が済んだ",
    ask: "梱包が済みましたか？",
    effect: "小包ごとに発送できるようになります。お客様にはお知らせしません。",
  },
  shipped: {
    name: "残りをまとめて発送",
    ask: "残りをまとめて発送しますか？",
    effect: "お問い合わせ番号なしで、まだ出ていない小包をすべて発送済みにし、お客様にメールでお知らせします。",
  },
  stored: {
    name: "倉庫に入れた",
    ask: "倉庫に入れましたか？",
    effect: "倉庫でお預かりしたことを、お客様にお知らせします。",
  },
};

type Asked = "next" | "undo" | "reprint" | "amount" | HoldQuestion;

interface OrderActionsProps {
  one: CounterOrder;
  onDone: () => void;
}

/** What can be done with the whole order from where it is, as far as the operator may. */
export function OrderActions({ one, onDone }: OrderActionsProps) {
  const [asked, setAsked] = useState<Asked>();
  const mayMove = useRight("orders.move");
  const mayReprint = useRight("orders.reprint");
  const mayCancel = useRight("orders.cancel");
  const mayRefund = useRight("orders.refund");
  const { lifecycle, fulfilment } = one.axes;
  if (lifecycle !== "placed") return null;
  const [next] = one.steps;
  const canUndo = ["printing", "packed", "shipped", "stored"].includes(fulfilment);
  return (
    <section aria-label="操作" className="flex flex-wrap gap-3">
      {mayMove && next && (
        <Button variant={next === "shipped" ? "outline" : "primary"} size={44} onClick={() => setAsked("next")}>
          {NEXT[next].name}
        </Button>
      )}
      {mayReprint && (
        <Button size={44} icon="refresh" onClick={() => setAsked("reprint")}>
          印刷データを作り直す
        </Button>
      )}
      {mayMove && canUndo && (
        <Button variant="quiet" size={44} onClick={() => setAsked("undo")}>
          「{stateName(fulfilment)}」を取り消す
        </Button>
      )}
      {mayMove && (one.hold || one.can_hold) && (
        <Button
          size={44}
          variant={one.hold ? "primary" : "outline"}
          onClick={() => setAsked(one.hold ? "release" : "hold")}
        >
          {one.hold ? "保留を解除する" : "保留にする"}
        </Button>
      )}
      {mayRefund && one.order.kept_total > 0 && (
        <Button variant="quiet" size={44} onClick={() => setAsked("amount")}>
          金額を決めて{refundWords(one).word}
        </Button>
      )}
      {mayCancel && one.can_cancel && (
        <Button variant="quiet" size={44} onClick={() => setAsked("cancel")}>
          注文をキャンセルする
        </Button>
      )}
      {asked && <Ask asked={asked} one={one} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

interface AskProps extends OrderActionsProps {
  asked: Asked;
  onClose: () => void;
}

function Ask({ asked, one: shown, onDone, onClose }: AskProps): ReactNode {
  const one = useAsOpened(shown);
  const order_number = one.order.order_number;
  const { fulfilment } = one.axes;
  const [next] = one.steps;
  const reasonOf = (form: FormData) => String(form.get("reason"));
  const common = {
    about: aboutOrder(one),
    onClose,
    onDone: () => {
      showToast("記録しました。", { tone: "success" });
      onDone();
    },
  };
  switch (asked) {
    case "hold":
    case "release":
    case "cancel":
      return <HoldDialogs {...common} asked={asked} one={one} />;
    case "amount":
      return <AmountDialog {...common} one={one} />;
    case "next":
      return (
        next && (
          <ReasonDialog
            {...common}
            title={NEXT[next].ask}
            effect={NEXT[next].effect}
            yes={NEXT[next].name}
            withReason={false}
            run={async () => orThrow(await call(advanceCounterOrder, { order_number, to: next }))}
          />
        )
      );
    case "undo":
      return (
        <ReasonDialog
          {...common}
          title={`「${stateName(fulfilment)}」を取り消しますか？`}
          effect="ひとつ前の段階に戻します。お知らせ済みの段階なら、誤りだったことをお客様にお知らせします。"
          yes="取り消す"
          run={async (form) =>
            orThrow(await call(undoCounterStep, { order_number, from: fulfilment as Step, reason: reasonOf(form) }))
          }
        />
      );
    case "reprint":
      return (
        <ReasonDialog
          {...common}
          title="印刷データを作り直しますか？"
          effect="足りないファイルと作業票を、同じ内容でもう一度作ります。"
          yes="作り直す"
          run={async (form) => orThrow(await call(reprintCounterOrder, { order_number, reason: reasonOf(form) }))}
        />
      );
  }
}
