import { AsyncLocalStorage } from "node:async_hooks";

/** What a customer waits for a statement, or for a connection to put it on: who waits for longer has gone. */
const OF_A_CALL_MS = 10_000;
/** Longer than the server lets any statement run, so that only a server that says nothing is given up. */
const OF_WORK_MS = 40_000;
/** What a call waits that has been let down once, such as by the counter of its limit: it ends with an answer soon. */
const ONCE_MORE_MS = 1_500;

interface Waiting {
  readonly patient: boolean;
  letDown: boolean;
}

const waiting = new AsyncLocalStorage<Waiting>();

/** The work of one call. Whatever is in no call and no work is as impatient. */
export function asCall<Value>(work: () => Value): Value {
  return waiting.run({ patient: false, letDown: false }, work);
}

/** Work that nobody waits for: jobs, the operator's commands, backfills. Their statements may take as long as the server lets them. */
export function asWork<Value>(work: () => Value): Value {
  return waiting.run({ patient: true, letDown: false }, work);
}

export function patienceMs(): number {
  const now = waiting.getStore();
  if (now?.patient) return OF_WORK_MS;
  return now?.letDown ? ONCE_MORE_MS : OF_A_CALL_MS;
}

/** Answers what to do when the statement or connection that is waited for from now on does not come. */
export function noteIfLetDown(): () => void {
  const now = waiting.getStore();
  return () => {
    if (now) now.letDown = true;
  };
}
