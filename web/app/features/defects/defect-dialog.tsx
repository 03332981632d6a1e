import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import type { ReactNode } from "react";

interface DefectDialogProps {
  title: string;
  /** Of the form inside. */
  form: string;
  /** On the button that sends it. */
  submit: string;
  busy: boolean;
  failure: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form about defective goods with the button that sends it, and why it was refused. */
export function DefectDialog({ title, form, submit, busy, failure, onClose, children }: DefectDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      mustAnswer
      width={560}
      title={title}
      actions={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" form={form} variant="primary" pending={busy}>
            {submit}
          </Button>
          <Button onClick={onClose}>キャンセル</Button>
        </div>
      }
    >
      {children}
      <div aria-live="polite" className="mt-5 empty:hidden">
        {failure !== "" && <Notice tone="error">{failure}</Notice>}
      </div>
    </Dialog>
  );
}
