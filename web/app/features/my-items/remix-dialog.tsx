import { remixShared } from "@surimono/contract/my-items";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { newUuid } from "@surimono/ui/new-uuid.ts";
import { Notice } from "@surimono/ui/notice.tsx";
import { WarningLine } from "@surimono/ui/warning-line.tsx";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#app/session/call.ts";
import { forgetMyItems } from "./my-items.queries.ts";
import { editPath } from "./shelf/edit-path.ts";

interface RemixDialogProps {
  /** Of the link that allows it. */
  linkKey: string;
  onClose: () => void;
}

/** Asks before it makes a draft of what a link shows: whoever follows an address has not decided yet. */
export function RemixDialog({ linkKey, onClose }: RemixDialogProps) {
  const navigate = useNavigate();
  // One key until it is made: a second press after a lost answer makes no second draft.
  const request = useRef(newUuid());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isShown, setShown] = useState(true);
  const make = async () => {
    setBusy(true);
    setProblem(undefined);
    const answer = await call(remixShared, { key: linkKey, request_key: request.current });
    if (!answer.ok) {
      setBusy(false);
      return setProblem(answer.failure.message);
    }
    await forgetMyItems();
    await navigate(editPath(answer.value.product_id), { replace: true });
  };
  return (
    <Dialog
      open
      onClose={() => {
        // What is being made would open by itself, over whatever the member went on to.
        if (!busy) onClose();
      }}
      title="これを元につくる"
      description="見えているデザインを写した、あなたの下書きをつくります。自由に描きかえられます。"
      width={520}
      actions={
        <>
          <Button variant="primary" pending={busy} onClick={() => void make()}>
            下書きをつくる
          </Button>
          <Button disabled={busy} onClick={onClose}>
            やめる
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {isShown && (
          <img
            src={`/shared/picture.png?${new URLSearchParams({ key: linkKey })}`}
            alt="元になるデザインの仕上がり"
            width={480}
            height={480}
            className="paper mx-auto aspect-square w-full max-w-80 rounded-card object-contain"
            onError={() => setShown(false)}
          />
        )}
        <Notice>
          元の絵や写真の権利は、つくった方のものです。販売したり公開したりするときは、その方に確かめてください。
        </Notice>
        {problem && <WarningLine>{problem}</WarningLine>}
      </div>
    </Dialog>
  );
}
