import { useEffect } from "react";
import { useSession } from "../session/session-context.ts";
import { fetchAhead } from "./fetch-ahead.ts";

/** Where the browser has no idle callback. */
const SOON_MS = 2000;
const LATEST_MS = 8000;

/** When the browser is idle; and again when the connection is back, with everything that could not be drawn without it. */
export function useFetchAhead(): void {
  const { scene } = useSession();
  useEffect(() => {
    const start = () => void fetchAhead(scene);
    const back = () => {
      scene.retry();
      start();
    };
    const cancel = whenIdle(start);
    addEventListener("online", back);
    return () => {
      cancel();
      removeEventListener("online", back);
    };
  }, [scene]);
}

function whenIdle(task: () => void): () => void {
  if ("requestIdleCallback" in window) {
    // A busy page is never idle, and needs the parts too.
    const handle = requestIdleCallback(task, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, SOON_MS);
  return () => clearTimeout(timer);
}
