import type { Product } from "@surimono/contract/catalogue";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { orThrow } from "#app/session/call.ts";
import { isSessionEnd, toErrorPage } from "#app/session/to-error-page.ts";
import type { ItemChoice } from "./use-item-choice.ts";

/** On to the studio's address; a failure closes the dialog and goes to the error page (rule designs-tool-failure). */
export function useStartDesign(product: Product) {
  const navigate = useNavigate();
  const start = useMutation({
    mutationFn: async (choice: ItemChoice) => {
      const { startDesign } = await import("./start-design.ts");
      return orThrow(await startDesign(product, choice));
    },
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      if (isSessionEnd(error)) return;
      const [path, options] = toErrorPage(error);
      // The dialog is a page, replaced by this one. Closing it too would go back past the error page.
      void navigate(path, { ...options, replace: true });
    },
  });
  const { reset } = start;
  useEffect(() => {
    // Back from the studio, some browsers restore the page as it was left: still waiting.
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onShown);
    return () => window.removeEventListener("pageshow", onShown);
  }, [reset]);
  return start;
}
