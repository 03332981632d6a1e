import type { EditorHandle } from "@surimono/studio/editor";
import { showToast } from "@surimono/ui/toast.ts";
import { type RefObject, useEffect } from "react";
import { useBlocker } from "react-router";
import { askShop } from "#app/session/ask-shop.ts";

const SHOWN_MS = 5000;
const LONG_SHOWN_MS = 8000;
/** The longest wait for the last save. */
const PATIENCE_MS = 4000;

/**
 * Leaving the studio while the shop is unreachable would end on the browser's error page. So the shop is asked first, and without an answer
 * the editor stays as it is. What was drawn last is saved meanwhile (rule designs-saved-on-leaving).
 */
export function useStayInStudio(editor: RefObject<EditorHandle | null>): void {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => pathOf(from) !== pathOf(to));
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    // Pressed again during the wait, the way out is asked for anew, and only its last asking is answered.
    let isCurrent = true;
    const saved = isSaved(editor.current);
    void askShop().then(async (answer) => {
      if (!isCurrent) return;
      if (answer === "nothing") {
        blocker.reset();
        return showToast(UNREACHABLE, { duration: SHOWN_MS });
      }
      const isKept = await saved;
      if (!isCurrent) return;
      if (!isKept) showToast(UNSAVED, { duration: LONG_SHOWN_MS });
      blocker.proceed();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, editor]);
}

const UNREACHABLE = "いまは接続できないため、ほかの画面を開けません。このまま編集を続けられます。";
const UNSAVED =
  "最後の変更を保存できませんでした。この端末に残っているので、アイテムの完成や注文の前に、もう一度デザインを開いてください。";

/** False too where the shop has not taken it in time: nobody is held back for it, and it stays in this browser. */
async function isSaved(editor: EditorHandle | null): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const sent = editor?.save().catch(() => false) ?? true;
  return Promise.race([sent, tooLate]);
}

function pathOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search;
}
