import { Button } from "./button.tsx";
import type { OpenConfirm } from "./confirm.ts";
import { Dialog } from "./dialog.tsx";

export function ConfirmDialog({ question, open }: { question: OpenConfirm; open: boolean }) {
  const { title, message, yes, no, danger, answer } = question;
  return (
    <Dialog
      open={open}
      onClose={() => answer(false)}
      title={title}
      description={message}
      mustAnswer={no !== undefined}
      actions={
        <>
          <Button variant={danger ? "danger" : "primary"} onClick={() => answer(true)}>
            {yes}
          </Button>
          {no && <Button onClick={() => answer(false)}>{no}</Button>}
        </>
      }
    />
  );
}
