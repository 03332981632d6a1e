/** A queue with few tasks running at once. A task cancelled before its turn never starts. */
export interface FewAtOnce {
  /** Returns a function that cancels the task; once started, it gets the signal. */
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
    // A failed task has reported it itself; the others continue.
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
