import { replyDefect } from "@surimono/contract/defects";
import { DEFECT_WORDS_MAX } from "@surimono/domain/defects";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { type FormEvent, useRef, useState } from "react";
import { call } from "#app/session/call.ts";
import { queryClient } from "../../query-client.ts";
import { defectsQuery } from "./defects.queries.ts";
import { PhotoField } from "./photo-field.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";

interface ReplyDialogProps {
  orderId: string;
  reportId: string;
  /** What the shop asks. */
  question: string;
  onClose: () => void;
}

const FORM = "defect-reply";

/** The answer to what the shop asked about a report, with photographs where they help. */
export function ReplyDialog({ orderId, reportId, question, onClose }: ReplyDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const [photos, setPhotos] = useState<readonly File[]>([]);
  // Pressed again after an answer that was lost, it is the same reply.
  const key = useRef(crypto.randomUUID());
  const send = async (words: string) => {
    if (busy) return;
    setBusy(true);
    setFailure("");
    const shrunk = await Promise.all(photos.map(shrinkPhoto));
    const files = Object.fromEntries(shrunk.map((file, index) => [`photo_${index + 1}`, file]));
    const reply = { request_key: key.current, report_id: reportId, words };
    const answer = await call(replyDefect, { reply }, { files });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure.message);
    await queryClient.invalidateQueries({ queryKey: defectsQuery(orderId).queryKey });
    showToast("ご返信を承りました。", { tone: "success" });
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get("words")));
  };
  return (
    <Dialog
      open
      onClose={onClose}
      mustAnswer
      width={560}
      title="お店へのご返信"
      actions={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" form={FORM} variant="primary" pending={busy}>
            返信する
          </Button>
          <Button onClick={onClose}>キャンセル</Button>
        </div>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
        {question !== "" && (
          <p className="whitespace-pre-line rounded-card bg-paper px-4 py-3 text-14 [overflow-wrap:anywhere]">
            <span className="block font-bold text-deep">当店より</span>
            {question}
          </p>
        )}
        <TextArea name="words" label="ご返信" required maxLength={DEFECT_WORDS_MAX} />
        <PhotoField photos={photos} onChange={setPhotos} least={0} />
      </form>
      <div aria-live="polite" className="mt-5 empty:hidden">
        {failure !== "" && <Notice tone="error">{failure}</Notice>}
      </div>
    </Dialog>
  );
}
