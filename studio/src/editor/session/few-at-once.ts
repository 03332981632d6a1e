/** Work that waits until few others are at it. What is no longer wanted before its turn is never begun. */
export interface FewAtOnce {
  /** Answers what takes the work back; once begun, it is told by the signal. */
  add(work: (signal: AbortSignal) => Promise<void>): () => void;
}

interface Waiting {
  readonly work: (signal: AbortSignal) => Promise<void>;
  readonly stop: AbortController;
}

export function createFewAtOnce(most: number): FewAtOnce {
  let waiting: readonly Waiting[] = [];
  let running = 0;

  function next(): void {
    const [first, ...rest] = waiting;
    if (!first || running >= most) return;
    waiting = rest;
    running += 1;
    // One that fails has said so itself; the others go on.
    void first
      .work(first.stop.signal)
      .catch(() => undefined)
      .then(() => {
        running -= 1;
        next();
      });
    next();
  }

  return {
    add(work) {
      const entry = { work, stop: new AbortController() };
      waiting = [...waiting, entry];
      next();
      return () => {
        entry.stop.abort();
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
}
