import { useEffect, useRef } from "react";

/** However often it fails, the next try is within a quarter of an hour. */
const LONGEST_PAUSE = 15 * 60_000;

interface Polling {
  /** Returns whether it worked. */
  work: () => Promise<boolean>;
  intervalMs: number;
  /** When it was last done, in milliseconds, so that a new page does not start over; 0 for never. */
  since?: number;
}

/**
 * Works at once and then at each interval, one at a time. Pauses while the tab is hidden; after each failure in a row the pause doubles,
 * until the connection is back. Returns a function that stops it. Not `refetchInterval`, for the reasons of decision 300.
 */
export function startPolling({ work, intervalMs, since = 0 }: Polling): () => void {
  let failures = 0;
  let running = false;
  let stopped = false;
  let dueAt = since + intervalMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    clearTimeout(timer);
    if (stopped || running || document.visibilityState === "hidden") return;
    timer = setTimeout(run, Math.max(0, dueAt - Date.now()));
  };
  const run = async () => {
    running = true;
    const done = await work();
    running = false;
    failures = done ? 0 : failures + 1;
    dueAt = Date.now() + Math.min(intervalMs * 2 ** failures, LONGEST_PAUSE);
    plan();
  };

  // Failures of a sleeping or offline laptop say nothing about the server.
  const onOnline = () => {
    if (failures > 0) dueAt = Date.now();
    failures = 0;
    plan();
  };

  document.addEventListener("visibilitychange", plan);
  window.addEventListener("online", onOnline);
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
    window.removeEventListener("online", onOnline);
    document.removeEventListener("visibilitychange", plan);
  };
}

/** Polls while the component is mounted, with the work of its latest render. */
export function usePolling({ work, intervalMs, since }: Polling): void {
  const latest = useRef(work);
  const firstSince = useRef(since ?? 0);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => startPolling({ work: () => latest.current(), intervalMs, since: firstSince.current }), [intervalMs]);
}
