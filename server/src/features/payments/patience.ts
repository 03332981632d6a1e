import { AsyncLocalStorage } from "node:async_hooks";

/** The gateway is retried after a pause, so that a buyer waits about a second longer than this. */
const BUYER_WAITS_MS = 11_000;

const deadlines = new AsyncLocalStorage<number>();

/** All gateway calls and retries within `work` share one deadline, since somebody is waiting at the screen. */
export function whileBuyerWaits<Value>(work: () => Promise<Value>, milliseconds = BUYER_WAITS_MS): Promise<Value> {
  return deadlines.run(performance.now() + milliseconds, work);
}

/** Undefined where nobody waits. */
export function patienceLeft(): number | undefined {
  const deadline = deadlines.getStore();
  return deadline === undefined ? undefined : Math.max(0, deadline - performance.now());
}
