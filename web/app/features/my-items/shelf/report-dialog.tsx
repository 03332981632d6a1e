import { reportPublishedItem } from "@surimono/contract/my-items";
import { MAX_REPORT_COMMENT, REPORT_REASONS, type ReportReason, reportReasonNames } from "@surimono/domain/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { RadioCard } from "@surimono/ui/radio-card.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import { type FormEvent, useId, useState } from "react";
import { call } from "#app/session/call.ts";

interface ReportDialogProps {
  open: boolean;
  productId: number;
  onClose: () => void;
}

/** Reports a published work to the operator. */
export function ReportDialog({ open, productId, onClose }: ReportDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>();
  const [comment, setComment] = useState("");
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (reason === undefined) return setMissing(true);
    setBusy(true);
    const answer = await call(reportPublishedItem, { product_id: productId, reason, comment });
    setBusy(false);
    if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
    showToast("通報を受け付けました。ご協力ありがとうございます。", { tone: "success" });
    setComment("");
    setReason(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="この作品を通報する"
      description="運営が内容を確認します。通報した方のことは、つくった方に知らされません。"
      width={520}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} pending={busy}>
            通報する
          </Button>
          <Button onClick={onClose}>やめる</Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void send(event)} className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-bold text-14 text-deep">理由</legend>
          {REPORT_REASONS.map((id) => (
            <RadioCard
              key={id}
              name="reason"
              title={reportReasonNames[id]}
              checked={reason === id}
              onChange={() => {
                setReason(id);
                setMissing(false);
              }}
            />
          ))}
          {isMissing && <WarningLine>理由をお選びください。</WarningLine>}
        </fieldset>
        <TextArea
          label="くわしい内容（任意）"
          value={comment}
          maxLength={MAX_REPORT_COMMENT}
          onChange={(event) => setComment(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
