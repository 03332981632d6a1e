import type { Result } from "@surimono/domain/kernel";
import type { EditorFailure } from "../keeping/design-server.ts";

/** HTTP's word for "ask again later": the server has too much to do, and says nothing of the picture. */
const BUSY_STATUS = 429;
const FIRST_WAIT_MS = 1500;
const MOST_TRIES = 6;

/** Asks again, each time after twice as long, while the server says that it is busy. `waiting` is told before each wait. */
export async function askWhileBusy<Value>(
  ask: () => Promise<Result<Value, EditorFailure>>,
  waiting: () => void,
): Promise<Result<Value, EditorFailure>> {
  for (let tried = 1; ; tried += 1) {
    const answer = await ask();
    if (answer.ok || answer.failure.status !== BUSY_STATUS || tried === MOST_TRIES) return answer;
    waiting();
    // Not all at the same moment, of those who were turned away together.
    const wait = FIRST_WAIT_MS * 2 ** (tried - 1) * (0.75 + Math.random() / 2);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
