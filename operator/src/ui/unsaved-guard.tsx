import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";

interface UnsavedGuardProps {
  isDirty: boolean;
  /** Set by whoever has just saved and goes on to another screen before this one is drawn again. */
  isSaved?: RefObject<boolean>;
}

/** Asks before a screen with something unsaved is left, for another screen or another page. */
export function UnsavedGuard({ isDirty, isSaved }: UnsavedGuardProps) {
  const blocker = useBlocker(() => isDirty && !isSaved?.current);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog
      open
      onClose={blocker.reset}
      title="保存せずに移りますか？"
      description="入力した内容は、まだ保存していません。"
      actions={
        <>
          <Button variant="primary" onClick={blocker.reset}>
            この画面に残る
          </Button>
          <Button onClick={blocker.proceed}>保存せずに移る</Button>
        </>
      }
    />
  );
}
