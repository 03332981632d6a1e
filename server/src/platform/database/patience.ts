import { AsyncLocalStorage } from "node:async_hooks";

/** How long a customer waits for a statement, or for a connection: after that they have gone. */
const OF_A_CALL_MS = 10_000;
/** Longer than the server lets any statement run, so that only a silent server is given up on. */
const OF_WORK_MS = 40_000;
/** The limit for a call that has already failed once, for example at its rate counter: it ends with an answer soon. */
const ONCE_MORE_MS = 1_500;

/** What a piece of work has deleted so far, by statements of its own: what goes by the database's keys is not counted. */
interface Tally {
  gone: number;
}

interface Waiting {
  readonly patient: boolean;
  letDown: boolean;
  readonly tally?: Tally | undefined;
}

const waiting = new AsyncLocalStorage<Waiting>();

/** The work of one call. Whatever is in no call and no work has the same limits. */
export function asCall<Value>(work: () => Value): Value {
  return waiting.run({ patient: false, letDown: false }, work);
}

/** Work that nobody waits for: jobs, the operator's commands, backfills. Statements may take as long as the server allows. */
export function asWork<Value>(work: () => Value, tally?: Tally): Value {
  return waiting.run({ patient: true, letDown: false, tally }, work);
}

export function tallyNow(): Tally | undefined {
  return waiting.getStore()?.tally;
}

export function patienceMs(): number {
  const now = waiting.getStore();
  if (now?.patient) return OF_WORK_MS;
  return now?.letDown ? ONCE_MORE_MS : OF_A_CALL_MS;
}

/** Returns what to do when the statement or connection now waited for does not come. */
export function noteIfLetDown(): () => void {
  const now = waiting.getStore();
  return () => {
    if (now) now.letDown = true;
  };
}
