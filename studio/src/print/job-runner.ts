import { type ChildProcess, fork } from "node:child_process";
import { drawingMemory } from "./drawing-memory.ts";
import { type JobAnswer, READY } from "./serve-jobs.ts";
import { TOO_LARGE, watchArguments } from "./watch.ts";

export interface JobRunner<Job, Output> {
  /** Jobs wait for each other: the machine's cores are better used inside one than on two at once. */
  run(job: Job): Promise<Output>;
  /** Ends the process; waiting jobs fail. */
  close(): void;
}

export interface JobRunnerOptions {
  /**
   * A fresh process after this many: with the largest areas the rasteriser holds 0.6 GB after six jobs and 1 GB after twenty.
   */
  readonly jobsPerProcess?: number;
  /** An idle process ends after this long, so that a quiet shop holds no memory for it. */
  readonly idleMs?: number;
  readonly timeoutMs?: number;
  /** A job whose objects exceed this ends its process, not the machine. Pixels do not count. */
  readonly heapMb?: number;
  /** Memory limit of the process, pixels included. It borrows this much for each job, and is killed beyond it. */
  readonly memoryMb?: number;
}

/** On a busy machine a process takes seconds to start; that is not its first job's fault. */
const START_MS = 20_000;

/** The job and its process were ended; another attempt may succeed. */
export class JobTookTooLong extends Error {
  constructor(timeoutMs: number) {
    super(`A drawing job took longer than ${timeoutMs} ms`);
  }
}

/** The same job would fail again: the drawing is too large. */
export class JobTookTooMuchMemory extends Error {
  constructor(memoryMb: number) {
    super(`A drawing job took more than ${memoryMb} MB of memory`);
  }
}

/** Runs jobs one at a time in a child process that calls `serveJobs`. `worker` is that module's URL. */
export function createJobRunner<Job, Output>(worker: URL, options: JobRunnerOptions = {}): JobRunner<Job, Output> {
  const { jobsPerProcess = 6, idleMs = 20_000, timeoutMs = 120_000, heapMb = 1024, memoryMb = 1000 } = options;
  const ready = new WeakSet<ChildProcess>();
  let child: ChildProcess | undefined;
  let served = 0;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function start(): ChildProcess {
    served = 0;
    const started = fork(worker, watchArguments({ parent: process.pid, memoryMb }), {
      serialization: "advanced",
      // serveJobs collects after each job: the engine does not see the size of canvases behind its objects.
      execArgv: ["--expose-gc", `--max-old-space-size=${heapMb}`],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    started.once("message", (message) => {
      if (message === READY) ready.add(started);
    });
    started.on("exit", () => {
      if (child === started) child = undefined;
    });
    return started;
  }

  function stop(): void {
    clearTimeout(idle);
    child?.kill();
    child = undefined;
  }

  async function runNow(job: Job): Promise<Output> {
    if (closed) throw new Error("The job runner is closed");
    clearTimeout(idle);
    child ??= start();
    keepParentAlive(child, true);
    try {
      return await ask<Output>(child, job, { isReady: ready.has(child), timeoutMs, memoryMb });
    } finally {
      served++;
      // A killed process counts as running until its exit is reported.
      if (served >= jobsPerProcess || closed || child?.killed) stop();
      else if (child) {
        keepParentAlive(child, false);
        idle = setTimeout(stop, idleMs).unref();
      }
    }
  }

  return {
    run(job) {
      const result = last.then(() => drawingMemory.borrow(memoryMb, () => runNow(job)));
      // The next job starts whether or not this one failed.
      last = result.catch(() => undefined);
      return result;
    },
    close() {
      closed = true;
      stop();
    },
  };
}

/** A waiting child must not keep a finished parent from ending. */
function keepParentAlive(child: ChildProcess, alive: boolean): void {
  if (alive) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

interface Patience {
  readonly isReady: boolean;
  /** Counted from when the process is ready. */
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

function ask<Output>(child: ChildProcess, job: unknown, { isReady, timeoutMs, memoryMb }: Patience): Promise<Output> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      child.kill("SIGKILL");
      settle(() => reject(new JobTookTooLong(timeoutMs)));
    };
    let timer = setTimeout(giveUp, isReady ? timeoutMs : timeoutMs + START_MS);
    const onMessage = (answer: JobAnswer<Output> | typeof READY): void => {
      if (answer !== READY) return onAnswer(answer);
      clearTimeout(timer);
      timer = setTimeout(giveUp, timeoutMs);
    };
    const onAnswer = (answer: JobAnswer<Output>): void =>
      settle(() => ("output" in answer ? resolve(answer.output) : reject(new Error(answer.problem))));
    const onExit = (code: number | null, signal: string | null): void =>
      settle(() =>
        reject(
          signal === TOO_LARGE
            ? new JobTookTooMuchMemory(memoryMb)
            : new Error(`The drawing process ended with ${signal ?? code} during a job`),
        ),
      );
    function settle(done: () => void): void {
      clearTimeout(timer);
      child.off("message", onMessage);
      child.off("exit", onExit);
      child.off("error", onError);
      done();
    }
    const onError = (error: Error): void => settle(() => reject(error));
    child.on("message", onMessage);
    child.on("exit", onExit);
    child.on("error", onError);
    child.send(job as never, (error) => {
      if (error) onError(error);
    });
  });
}
