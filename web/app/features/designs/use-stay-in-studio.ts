import { showToast } from "@surimono/ui/toast.ts";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { askShop } from "#app/session/ask-shop.ts";

const SHOWN_MS = 5000;

/**
 * Leaving the studio while the shop is unreachable would end on the browser's error page. So the shop is asked first, and without an answer
 * the editor stays as it is.
 */
export function useStayInStudio(): void {
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => pathOf(from) !== pathOf(to));
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void askShop().then((answer) => {
      if (answer !== "nothing") return blocker.proceed();
      blocker.reset();
      showToast("いまは接続できないため、ほかの画面を開けません。このまま編集を続けられます。", { duration: SHOWN_MS });
    });
  }, [blocker]);
}

function pathOf({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  return pathname + search;
}
