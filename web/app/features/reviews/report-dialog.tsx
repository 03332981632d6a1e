import { reportReview } from "@surimono/contract/reviews";
import { REVIEW_REPORT_REASONS, type ReviewReportReason } from "@surimono/domain/reviews";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { RadioCard } from "@surimono/ui/radio-card.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import { type FormEvent, useId, useState } from "react";
import { call } from "#app/session/call.ts";

const REASONS = Object.entries(REVIEW_REPORT_REASONS) as [ReviewReportReason, string][];

/** Tells the operator what is wrong with a review. */
export function ReportDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const formId = useId();
  const [reason, setReason] = useState<ReviewReportReason>();
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (reason === undefined) return setMissing(true);
    const comment = String(new FormData(event.currentTarget).get("comment") ?? "");
    setBusy(true);
    const answer = await call(reportReview, { review_id: reviewId, reason, comment });
    setBusy(false);
    if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
    showToast("通報を受け付けました。ご協力ありがとうございます。", { tone: "success" });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="このレビューを通報する"
      description="運営が内容を確認します。通報した方のことは、書いた方に知らされません。"
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
          {REASONS.map(([id, name]) => (
            <RadioCard
              key={id}
              name="reason"
              title={name}
              checked={reason === id}
              onChange={() => {
                setReason(id);
                setMissing(false);
              }}
            />
          ))}
          {isMissing && <WarningLine>理由をお選びください。</WarningLine>}
        </fieldset>
        <TextArea name="comment" label="くわしい内容（任意）" maxLength={500} />
      </form>
    </Dialog>
  );
}
