import { AsyncLocalStorage } from "node:async_hooks";

/** The gateway is tried again after a pause, so that a buyer waits about a second longer than this. */
const BUYER_WAITS_MS = 11_000;

const deadlines = new AsyncLocalStorage<number>();

/** Whatever is asked of the gateway within `work` has one deadline over all calls and tries, since somebody looks at the screen. */
export function whileBuyerWaits<Value>(work: () => Promise<Value>, milliseconds = BUYER_WAITS_MS): Promise<Value> {
  return deadlines.run(performance.now() + milliseconds, work);
}

/** Undefined where nobody waits. */
export function patienceLeft(): number | undefined {
  const deadline = deadlines.getStore();
  return deadline === undefined ? undefined : Math.max(0, deadline - performance.now());
}
