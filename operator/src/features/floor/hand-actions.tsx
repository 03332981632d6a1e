import { holdUnit, rejectUnit } from "@surimono/contract/floor";
import { REJECT_REASON_IDS, REJECT_REASONS, type RejectReason } from "@surimono/domain/floor";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextInput } from "@surimono/ui/text-input.tsx";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call, orThrow } from "../../session/call.ts";
import { ReasonDialog } from "../../ui/reason-dialog.tsx";
import { CheckPhoto } from "./photos/check-photo.tsx";
import { PhotoField } from "./photos/photo-field.tsx";
import type { ScanAnswer } from "./scan-queue.ts";
import type { Parcel } from "./use-open-box.ts";

interface HandActionsProps {
  answer: ScanAnswer;
  onUndo: () => void;
  onDone: UnitDialogProps["onDone"];
}

/** What a hand does with the piece that was just scanned. */
export function HandActions({ answer: { unit, undo_until }, onUndo, onDone }: HandActionsProps) {
  const [asked, setAsked] = useState<"reject" | "hold">();
  const [canUndo, setCanUndo] = useState(undo_until !== null);
  useEffect(() => {
    if (undo_until === null) return;
    const timer = setTimeout(() => setCanUndo(false), Math.max(0, Date.parse(undo_until) - Date.now()));
    return () => clearTimeout(timer);
  }, [undo_until]);
  return (
    <div className="grid grid-cols-3 gap-2">
      <Button size={56} disabled={!canUndo} onClick={onUndo}>
        取り消す
      </Button>
      {!unit.is_sending && (
        <Button size={56} variant="danger" onClick={() => setAsked("reject")} disabled={unit.state === "stored"}>
          不良
        </Button>
      )}
      <Button size={56} onClick={() => setAsked("hold")} disabled={unit.state === "packed" || unit.state === "stored"}>
        保留
      </Button>
      {unit.state === "checked" && (
        <div className="col-span-3">
          <CheckPhoto code={unit.code} />
        </div>
      )}
      {asked === "reject" && <RejectDialog code={unit.code} onDone={onDone} onClose={() => setAsked(undefined)} />}
      {asked === "hold" && <HoldDialog code={unit.code} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

interface UnitDialogProps {
  code: string;
  /** With the box that the piece belongs in, where the shop says it. */
  onDone: (box: Parcel | undefined) => void;
  onClose: () => void;
}

/** A reason is one touch: hands are full. */
export function RejectDialog({ code, onDone, onClose }: UnitDialogProps) {
  const [scanId] = useState(() => crypto.randomUUID());
  const [note, setNote] = useState("");
  const [photo, setPhoto] = useState<string>();
  const reject = useMutation({
    mutationFn: async (reason: RejectReason) =>
      orThrow(await call(rejectUnit, { scan_id: scanId, code, reason, note, ...(photo && { photo }) })),
    onSuccess: ({ parcel }) => {
      onDone(parcel);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="不良の理由"
      width={640}
      actions={
        <Button size={56} onClick={onClose}>
          やめる
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <p className="text-14">刷り直しになります。理由を選んでください。</p>
        {reject.isError && <Notice tone="error">{reject.error.message}</Notice>}
        <PhotoField photo={photo} onChange={setPhoto} />
        <div className="grid grid-cols-2 gap-2">
          {REJECT_REASON_IDS.map((reason) => (
            <Button key={reason} size={56} pending={reject.isPending} onClick={() => reject.mutate(reason)}>
              {REJECT_REASONS[reason]}
            </Button>
          ))}
        </div>
        <TextInput
          label="ひとこと（任意）"
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

export function HoldDialog({ code, onDone, onClose }: UnitDialogProps) {
  const [scanId] = useState(() => crypto.randomUUID());
  const box = useRef<Parcel>(undefined);
  return (
    <ReasonDialog
      title="保留にする"
      effect="この品を保留にします。戻すまで、次の作業へ進めません。"
      yes="保留にする"
      run={async (form) => {
        const reason = String(form.get("reason") ?? "");
        box.current = orThrow(await call(holdUnit, { scan_id: scanId, code, reason })).parcel;
      }}
      onDone={() => onDone(box.current)}
      onClose={onClose}
    />
  );
}
