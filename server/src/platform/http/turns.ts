import { fail } from "@surimono/domain/kernel";

/** Per member and process: as many as still gain from running together. */
const AT_ONCE = 3;
const WAIT_MS = 10_000;

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Lets a few calls per member run at once; a call that waits too long is told that something else is in progress. */
export class Turns {
  readonly #lines = new Map<string, Line>();

  async take<Value>(memberId: string, work: () => Promise<Value>): Promise<Value | ReturnType<typeof overlapping>> {
    const line = this.#lines.get(memberId) ?? { running: 0, waiting: new Set() };
    this.#lines.set(memberId, line);
    if (line.running < AT_ONCE) line.running++;
    // A waiting call takes over the previous one's place.
    else if (!(await comesToTurn(line))) return overlapping();
    try {
      return await work();
    } finally {
      this.#leave(memberId, line);
    }
  }

  #leave(memberId: string, line: Line): void {
    const [next] = line.waiting;
    if (next) return next();
    if (--line.running === 0) this.#lines.delete(memberId);
  }
}

function comesToTurn({ waiting }: Line): Promise<boolean> {
  return new Promise((resolve) => {
    const enter = () => {
      clearTimeout(late);
      waiting.delete(enter);
      resolve(true);
    };
    const late = setTimeout(() => {
      waiting.delete(enter);
      resolve(false);
    }, WAIT_MS);
    waiting.add(enter);
  });
}

const overlapping = () => fail("request/overlapping");
