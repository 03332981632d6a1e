import { useEffect, useRef } from "react";
import { useEditorProps, useSession } from "../session/session-context.ts";

/** Reports every change to the parent, and makes sure nothing is lost when the page is hidden, left, or comes back. */
export function useKeeping(): void {
  useTellParent();
  const session = useSession();
  useEffect(() => {
    const { autosave, store } = session;
    // What is hidden may be closed without another word, and the item be completed from another page.
    const leave = () => {
      void autosave.keep();
      void autosave.flush();
    };
    const seen = () => {
      if (document.visibilityState === "hidden") leave();
      else void autosave.look();
    };
    const look = () => void autosave.look();
    const warn = (event: BeforeUnloadEvent) => {
      const state = autosave.state();
      const isLost = (state.kind === "offline" && !state.isKeptHere) || (state.kind === "saved" && state.isFleeting);
      // Offline, neither this page nor the previous one could be opened again.
      if (isLost || !navigator.onLine) event.preventDefault();
    };
    let before = autosave.state().kind;
    const unsubscribe = autosave.subscribe(() => {
      const { kind } = autosave.state();
      if (kind === "conflict" && before !== "conflict") store.set({ dialog: "compare" });
      before = kind;
    });
    document.addEventListener("visibilitychange", seen);
    addEventListener("pagehide", leave);
    addEventListener("pageshow", look);
    addEventListener("online", look);
    addEventListener("beforeunload", warn);
    // What was restored from this browser has not reached the server yet.
    void autosave.flush();
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", seen);
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", look);
      removeEventListener("online", look);
      removeEventListener("beforeunload", warn);
    };
  }, [session]);
}

function useTellParent(): void {
  const session = useSession();
  const { onChange } = useEditorProps();
  const told = useRef(onChange);
  told.current = onChange;
  useEffect(() => {
    let seen = session.store.get().document;
    return session.store.subscribe(() => {
      const { document } = session.store.get();
      if (document === seen) return;
      seen = document;
      told.current?.(session.closed(document));
    });
  }, [session]);
}
