import type { MyItem } from "@surimono/contract/my-items";
import { KEPT_DAYS } from "@surimono/domain/my-items";
import { showToast } from "@surimono/ui/toast.ts";
import { useState } from "react";
import { ChoiceDialog } from "./choice-dialog.tsx";
import { keepAsDraft } from "./save-item.ts";

interface LeaveDialogProps {
  open: boolean;
  item: MyItem;
  onClose: () => void;
  /** It is among the drafts now. */
  onMoved: () => void;
  /** It stays hidden, and is deleted after three days. */
  onLeft: () => void;
}

/** A new design that was never saved: whether to move it to the drafts before leaving (rule my-items-leave-asks). */
export function LeaveDialog({ open, item, onClose, onMoved, onLeft }: LeaveDialogProps) {
  const [busy, setBusy] = useState(false);
  const move = async () => {
    setBusy(true);
    const failure = await keepAsDraft(item);
    setBusy(false);
    if (failure) return showToast(failure.message, { tone: "error" });
    showToast("下書きを保存しました。", { tone: "success" });
    onMoved();
  };
  return (
    <ChoiceDialog
      open={open}
      onClose={onClose}
      title="デザインを下書きに移しますか？"
      description={`下書きに移すと、マイアイテムからいつでも続けられます。何も置かれていない、移さないデザインは、${KEPT_DAYS}日後に消えます。`}
      choices={[
        { label: "下書きに移す", variant: "primary", pending: busy, onChoose: () => void move() },
        { label: "移さずに閉じる", onChoose: onLeft },
      ]}
    />
  );
}
