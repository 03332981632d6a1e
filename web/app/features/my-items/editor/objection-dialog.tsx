import { objectToGalleryDecision } from "@surimono/contract/words";
import { MAX_OBJECTION } from "@surimono/domain/words";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { type FormEvent, useId, useState } from "react";
import { call } from "#app/session/call.ts";

interface ObjectionDialogProps {
  productId: number;
  onClose: () => void;
}

/** The maker's answer to the operator's decision on the work. */
export function ObjectionDialog({ productId, onClose }: ObjectionDialogProps) {
  const formId = useId();
  const [words, setWords] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === "") return setError("お考えを書いてください。");
    setBusy(true);
    const answer = await call(objectToGalleryDecision, { product_id: productId, words });
    setBusy(false);
    if (!answer.ok) return setError(answer.failure.message);
    showToast("お申し出を受け付けました。確認して、メールでお返事します。", { tone: "success" });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="運営に申し出る"
      description="作品の扱いについて、お考えをお聞かせください。運営があらためて確認します。"
      width={520}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId} pending={busy}>
            申し出る
          </Button>
          <Button onClick={onClose}>やめる</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <TextArea
          label="お申し出の内容"
          hint="ご自分で描かれたこと、許可を得ていることなどが分かるように書いてください。"
          value={words}
          error={error}
          maxLength={MAX_OBJECTION}
          onChange={(event) => {
            setWords(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
