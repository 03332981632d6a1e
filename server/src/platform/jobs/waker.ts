import type { Pool } from "pg";

/** Between two looks at all queues together: while there is work, and after a while without. */
const PAUSE_MS = { busy: 500, idle: 1_500 };
const IDLE_AFTER_MS = 5_000;
/** After this process has enqueued something: the letters of some orders then go out together, which costs half of one by one. */
const SOON_MS = 400;

/** Tells the workers of this process when their queue has something to do. */
export interface Waker {
  add(queue: string, wake: () => void): void;
  /** Again, without waiting for the next look: a full hand means that more may be waiting. */
  wake(queue: string): void;
  /** A transaction of this process is enqueuing something. */
  soon(): void;
  start(): void;
  stop(): void;
}

/**
 * One statement for all queues: each worker asking for itself made two a second per queue, in every process, and took one short job per
 * question. `failed` hears of looks without an answer.
 */
export function openWaker(pool: Pool, failed: (error: unknown) => void): Waker {
  const workers = new Map<string, () => void>();
  let next: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;
  let isRunning = false;
  let busyUntil = 0;

  const lookIn = (ms: number) => {
    const at = performance.now() + ms;
    if (!isRunning || (next && next.at <= at)) return;
    clearTimeout(next?.timer);
    next = { at, timer: setTimeout(() => void look(), ms) };
  };
  const look = async () => {
    next = undefined;
    try {
      const busy = await listBusy(pool, [...workers.keys()]);
      if (busy.length > 0) busyUntil = performance.now() + IDLE_AFTER_MS;
      for (const queue of busy) workers.get(queue)?.();
    } catch (error) {
      failed(error);
    }
    lookIn(performance.now() < busyUntil ? PAUSE_MS.busy : PAUSE_MS.idle);
  };
  return {
    add: (queue, wake) => void workers.set(queue, wake),
    wake: (queue) => workers.get(queue)?.(),
    soon: () => lookIn(SOON_MS),
    start() {
      isRunning = true;
      lookIn(0);
    },
    stop() {
      isRunning = false;
      clearTimeout(next?.timer);
    },
  };
}

/** As a worker would fetch from them now. */
async function listBusy(pool: Pool, queues: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ queue: string }>(
    `select queue from unnest($1::text[]) queue where exists (
      select 1 from pgboss.job where name = queue and state < 'active' and not blocked and start_after <= pgboss.job_now())`,
    [queues],
  );
  return rows.map(({ queue }) => queue);
}
