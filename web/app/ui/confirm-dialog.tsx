import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { type OpenConfirm, openConfirm } from "./open-confirm.ts";

export function ConfirmDialog({ question, open }: { question: OpenConfirm; open: boolean }) {
  const { title, message, yes, no, danger, answer } = question;
  const { key } = useLocation();
  const noButton = useRef<HTMLButtonElement>(null);
  // Going back closes the question, along with the page that asked it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page
  useEffect(() => () => openConfirm.get()?.answer(false), [key]);
  return (
    <Dialog
      open={open}
      onClose={() => answer(false)}
      title={title}
      // An amount stays on one line.
      description={message?.replaceAll("¥ ", "¥\u00a0")}
      mustAnswer={no !== undefined}
      // The key that opened the question, held too long, must not do what cannot be taken back.
      focusFirst={danger && no ? noButton : undefined}
      actions={
        <>
          <Button variant={danger ? "danger" : "primary"} onClick={() => answer(true)}>
            {yes}
          </Button>
          {no && (
            <Button ref={noButton} onClick={() => answer(false)}>
              {no}
            </Button>
          )}
        </>
      }
    />
  );
}
