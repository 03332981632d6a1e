import { type getDocument, orderEstimate } from "@surimono/contract/documents";
import type { AnswerOf } from "@surimono/contract/kernel";
import { slashedDay } from "@surimono/domain/kernel";
import { Button } from "@surimono/ui/button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { queryClient } from "../../query-client.ts";

interface OrderEstimateProps {
  documentId: string;
  estimate: NonNullable<AnswerOf<typeof getDocument>["estimate"]>;
}

/** Lays an estimate into the cart. What cannot be ordered any more is read here first. */
export function OrderEstimate({ documentId, estimate: { until, over } }: OrderEstimateProps) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [laid, setLaid] = useState<AnswerOf<typeof orderEstimate>>();
  const order = async () => {
    setBusy(true);
    const answer = await call(orderEstimate, { document_id: documentId });
    await queryClient.invalidateQueries({ queryKey: ["cart"] });
    setBusy(false);
    if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
    if (answer.value.gone.length === 0) await navigate("/cart");
    else setLaid(answer.value);
  };
  return (
    <div className="mt-6 grid gap-3 print:hidden">
      {over ? (
        <Notice tone="warn">
          この見積書の有効期限（{slashedDay(until)}）は過ぎました。カートから、もう一度お見積りください。
        </Notice>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="primary" icon="cart" pending={busy} onClick={() => void order()}>
            この見積もりで注文する
          </Button>
          <p className="text-14">
            この価格でのご注文は<span className="num whitespace-nowrap">{slashedDay(until)}</span>まで
          </p>
        </div>
      )}
      <div aria-live="polite" className="grid justify-items-start gap-3 empty:hidden">
        {laid && (
          <Notice tone="warn">
            <p className="font-bold">ご注文いただけないものがあります。</p>
            <ul className="mt-1 list-disc pl-5">
              {laid.gone.map(({ name, message }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <li key={index}>
                  {name}：{message}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {laid && laid.laid > 0 && <LinkButton to="/cart">のこりをカートで見る</LinkButton>}
      </div>
    </div>
  );
}
