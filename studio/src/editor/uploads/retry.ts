import type { Result } from "@surimono/domain/kernel";
import type { EditorFailure } from "../keeping/design-server.ts";

/** HTTP's "ask again later": the server is busy; it says nothing about the picture. */
const BUSY_STATUS = 429;
const FIRST_WAIT_MS = 1500;
const MOST_TRIES = 6;

/**
 * Retries while the server reports that it is busy, each time after twice as long. `waiting` is called before each wait.
 */
export async function askWhileBusy<Value>(
  ask: () => Promise<Result<Value, EditorFailure>>,
  waiting: () => void,
): Promise<Result<Value, EditorFailure>> {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask();
    if (answer.ok || answer.failure.status !== BUSY_STATUS || tried === MOST_TRIES) return answer;
    waiting();
    // With jitter, so that rejected clients do not all return at the same moment.
    const wait = FIRST_WAIT_MS * 2 ** (tried - 1) * (0.75 + Math.random() / 2);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
