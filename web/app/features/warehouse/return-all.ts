import { reviewSending } from "@surimono/contract/warehouse";
import { formatNumber, formatYen } from "@surimono/domain/kernel";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { confirm } from "#app/ui/confirm.ts";
import { beginSending } from "./begin-sending.ts";
import { sendingDraft } from "./sending-draft.ts";
import { draftPath, SEND_CONFIRM_PATH } from "./warehouse-paths.ts";

/** Everything back to the return address: says first what it costs, then goes on to the confirmation. */
export function useReturnAll() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const returnAll = async () => {
    setBusy(true);
    const answer = await call(reviewSending, {});
    setBusy(false);
    if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
    const { totals, destinations } = answer.value;
    const [to] = destinations;
    const cost =
      totals.total === 0
        ? "費用はかかりません。"
        : `費用は${formatYen(totals.total)}（保管料${formatYen(totals.subtotal)}、送料${formatYen(totals.delivery_fee)}）です。`;
    const sure = await confirm({
      title: "すべて返送しますか？",
      message: `お預かりしている${formatNumber(totals.quantity)}点を、${to ? `${to.last_name} ${to.first_name} 様（${to.address}${to.address2}）` : "返送先"}へお送りします。${cost}`,
      yes: "返送の確認へすすむ",
      no: "返送しない",
    });
    if (!sure) return;
    const isBegun = await beginSending({ isReturn: true, pieces: {} });
    const other = sendingDraft.get();
    await navigate(isBegun || !other ? SEND_CONFIRM_PATH : draftPath(other));
  };
  return { returnAll, busy };
}
