import { replyDefect } from "@surimono/contract/defects";
import { DEFECT_PHOTOS, DEFECT_WORDS_MAX } from "@surimono/domain/defects";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { type FormEvent, useState } from "react";
import { call } from "#app/session/call.ts";
import { PhotoField } from "#app/ui/photo-field.tsx";
import { DefectDialog } from "./defect-dialog.tsx";
import { useSendDefect } from "./use-send-defect.ts";

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
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const { busy, failure, send } = useSendDefect({ orderId, done: "ご返信を承りました。", onClose });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("words"));
    void send({ report_id: reportId, words }, photos, (reply, files) => call(replyDefect, { reply }, { files }));
  };
  return (
    <DefectDialog title="お店へのご返信" form={FORM} submit="返信する" {...{ busy, failure, onClose }}>
      <form id={FORM} noValidate onSubmit={submit} className="grid gap-5">
        {question !== "" && (
          <p className="whitespace-pre-line rounded-card bg-paper px-4 py-3 text-14 [overflow-wrap:anywhere]">
            <span className="block font-bold text-deep">当店より</span>
            {question}
          </p>
        )}
        <TextArea name="words" label="ご返信" required maxLength={DEFECT_WORDS_MAX} />
        <PhotoField most={DEFECT_PHOTOS} photos={photos} onChange={setPhotos} least={0} />
      </form>
    </DefectDialog>
  );
}
