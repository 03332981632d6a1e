/** Tasks done one at a time, alternating between owners. */
export interface FairTurns {
  /** Undefined when the owner has too many waiting already. */
  take<Value>(owner: string, task: () => Promise<Value>): Promise<Value> | undefined;
}

/** An owner with many tasks only delays their own: the next task is another owner's. */
export function createFairTurns(mostPerOwner: number): FairTurns {
  /** By owner, in the order of their turns. The running task counts until it is done. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const counts = new Map<string, number>();
  let isBusy = false;

  async function work(): Promise<void> {
    isBusy = true;
    for (let next = takeNext(); next; next = takeNext()) await next();
    isBusy = false;
  }

  function takeNext(): (() => Promise<void>) | undefined {
    const [first] = waiting;
    if (!first) return undefined;
    const [owner, [task, ...others]] = first;
    waiting.delete(owner);
    if (others.length > 0) waiting.set(owner, others);
    return task;
  }

  return {
    take(owner, task) {
      const count = counts.get(owner) ?? 0;
      if (count >= mostPerOwner) return undefined;
      counts.set(owner, count + 1);
      return new Promise((resolve, reject) => {
        const run = async () => {
          await task().then(resolve, reject);
          const left = (counts.get(owner) ?? 1) - 1;
          if (left > 0) counts.set(owner, left);
          else counts.delete(owner);
        };
        waiting.set(owner, [...(waiting.get(owner) ?? []), run]);
        if (!isBusy) void work();
      });
    },
  };
}
