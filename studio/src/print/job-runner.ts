import { drawingMemory } from "./drawing-memory.ts";
import { type DrawingProcess, drawingProcess, type ProcessOptions } from "./drawing-process.ts";

export interface JobRunner<Job, Output> {
  /** Jobs wait for each other: the machine's cores are better used inside one than on two at once. But none waits long for a slow one. */
  run(job: Job): Promise<Output>;
  /** Ends the processes; waiting jobs fail. */
  close(): void;
}

export interface JobRunnerOptions extends ProcessOptions {
  /** When the job that runs has taken this long, those behind it go on in a second process. */
  readonly slowMs?: number;
}

/** One process, and one more for what waits behind a slow job. */
const PROCESSES = 2;

interface Lane<Job, Output> {
  readonly process: DrawingProcess<Job, Output>;
  /** Of the job that it does; undefined while it has none. */
  begunAt: number | undefined;
}

/** Runs jobs in child processes that call `serveJobs`. `worker` is that module's URL. */
export function createJobRunner<Job, Output>(worker: URL, options: JobRunnerOptions = {}): JobRunner<Job, Output> {
  const { slowMs = 15_000, memoryMb = 1000, isBackground = false } = options;
  const lanes = Array.from({ length: PROCESSES }, (): Lane<Job, Output> => {
    return { process: drawingProcess<Job, Output>(worker, options), begunAt: undefined };
  });
  const waiting: ((lane: Lane<Job, Output>) => void)[] = [];
  let check: NodeJS.Timeout | undefined;

  /** The first lane that is free, if those before it are held up by slow jobs. */
  function freeLane(now: number): Lane<Job, Output> | undefined {
    for (const lane of lanes) {
      if (lane.begunAt === undefined) return lane;
      if (now - lane.begunAt < slowMs) return undefined;
    }
    return undefined;
  }

  function next(): void {
    clearTimeout(check);
    const now = performance.now();
    for (let lane = freeLane(now); lane && waiting.length > 0; lane = freeLane(now)) {
      lane.begunAt = now;
      waiting.shift()?.(lane);
    }
    if (waiting.length === 0) return;
    const soonest = Math.min(...lanes.map(({ begunAt = now }) => begunAt + slowMs - now).filter((ms) => ms > 0));
    if (Number.isFinite(soonest)) check = setTimeout(next, Math.ceil(soonest));
  }

  return {
    async run(job) {
      const lane = await new Promise<Lane<Job, Output>>((begin) => {
        waiting.push(begin);
        next();
      });
      try {
        return await drawingMemory.borrow(memoryMb, () => lane.process.run(job), { isUrgent: !isBackground });
      } finally {
        lane.begunAt = undefined;
        next();
      }
    },
    close() {
      for (const lane of lanes) lane.process.close();
    },
  };
}
