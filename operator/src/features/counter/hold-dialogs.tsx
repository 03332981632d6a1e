import { cancelCounterOrder, holdCounterOrder, releaseCounterOrder } from "@surimono/contract/counter";
import { formatYen } from "@surimono/domain/kernel";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import type { CounterOrder } from "./order-query.ts";
import { refundWords } from "./refund-words.ts";

export type HoldQuestion = "hold" | "release" | "cancel";

interface HoldDialogsProps {
  asked: HoldQuestion;
  about: string;
  one: CounterOrder;
  onDone: () => void;
  onClose: () => void;
}

/** The questions about stopping an order, for a while or for good. */
export function HoldDialogs({ asked, one, ...common }: HoldDialogsProps) {
  const order_number = one.order.order_number;
  const { word, how } = refundWords(one);
  const named = (form: FormData) => ({ order_number, reason: String(form.get("reason")) });
  switch (asked) {
    case "hold":
      return (
        <ReasonDialog
          {...common}
          title="保留にしますか？"
          effect="解除するまで、印刷・梱包・発送のどの段階にも進めません。お客様にはお知らせしません。"
          yes="保留にする"
          run={async (form) => orThrow(await call(holdCounterOrder, named(form)))}
        />
      );
    case "release":
      return (
        <ReasonDialog
          {...common}
          title="保留を解除しますか？"
          effect={`印刷・梱包・発送に進められるようになります。お客様にはお知らせしません。保留の理由：${one.hold?.reason ?? ""}`}
          yes="解除する"
          run={async (form) => orThrow(await call(releaseCounterOrder, named(form)))}
        />
      );
    case "cancel":
      return (
        <ReasonDialog
          {...common}
          title="注文をキャンセルしますか？"
          effect={
            one.axes.payment === "paid" || one.axes.payment === "partly_refunded"
              ? `お預かりしている${formatYen(one.order.kept_total)}を、${how}、お客様にメールでお知らせします。元には戻せません。`
              : "お客様にメールでお知らせします。元には戻せません。"
          }
          yes="キャンセルする"
          run={async (form) => {
            const wish = { ...named(form), message: String(form.get("message")) };
            const { amount } = orThrow(await call(cancelCounterOrder, wish));
            if (amount > 0) showToast(`${formatYen(amount)} を${word}します。`, { duration: 8000 });
          }}
        >
          <TextArea label="お客様へのメッセージ（任意）" name="message" maxLength={500} rows={3} />
        </ReasonDialog>
      );
  }
}
