import { useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { confirm } from "./confirm.ts";

function askToLeave(): Promise<boolean> {
  return confirm({
    title: "編集内容を破棄しますか？",
    message: "保存していない変更は失われます。",
    yes: "破棄して閉じる",
    no: "編集を続ける",
    danger: true,
  });
}

/** Asks before changes are lost: by closing, by going to another page, by closing the tab. */
export function useUnsaved(isChanged: boolean) {
  const left = useRef(false);
  const blocker = useBlocker(() => isChanged && !left.current);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    void askToLeave().then((sure) => (sure ? blocker.proceed() : blocker.reset()));
  }, [blocker]);

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isChanged]);

  return {
    mayLeave: async () => !isChanged || (await askToLeave()),
    /** The changes are saved. */
    letLeave: () => {
      left.current = true;
    },
  };
}
