import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { MACHINE_MB } from "./drawing-memory.ts";
import { HEAVY, type JobAnswer, READY } from "./serve-jobs.ts";
import { TOO_LARGE, watchArguments } from "./watch.ts";

export interface ProcessOptions {
  /** An idle process ends after this long, so that a quiet shop holds no memory for it: `IDLE_MS` if not told. */
  readonly idleMs?: number;
  readonly timeoutMs?: number;
  /** A job whose objects exceed this ends its process, not the machine. Pixels do not count. */
  readonly heapMb?: number;
  /** Memory limit of the process, pixels included. It borrows this much for each job, and is killed beyond it. */
  readonly memoryMb?: number;
  /** Nobody looks at a screen for it: what people wait for gets the machine's cores and memory first. */
  readonly isBackground?: boolean;
}

/** A process costs half a second to start and to warm up, and holds 150 to 500 MB; kinds of drawings have one each. */
const IDLE_MS = MACHINE_MB < 8_000 ? 20_000 : 60_000;

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

/** A child process that calls `serveJobs` and does one job after the other. */
export interface DrawingProcess<Job, Output> {
  run(job: Job): Promise<Output>;
  close(): void;
}

/** Started with its first job, and again after it ended. `worker` is the URL of its module. */
export function drawingProcess<Job, Output>(worker: URL, options: ProcessOptions): DrawingProcess<Job, Output> {
  const { idleMs = IDLE_MS, timeoutMs = 120_000, heapMb = 1024, memoryMb = 1000 } = options;
  const ready = new WeakSet<ChildProcess>();
  const heavy = new WeakSet<ChildProcess>();
  let child: ChildProcess | undefined;
  let isBusy = false;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(worker, watchArguments({ parent: process.pid, memoryMb }), {
      serialization: "advanced",
      // serveJobs collects after each job: the engine does not see the size of canvases behind its objects.
      execArgv: [...importsOf(process.execArgv), "--expose-gc", `--max-old-space-size=${heapMb}`],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    if (options.isBackground && started.pid) setPriority(started.pid, constants.priority.PRIORITY_LOW);
    started.on("message", (message) => {
      if (message === READY) ready.add(started);
      if (message !== HEAVY) return;
      heavy.add(started);
      if (child === started && !isBusy) stop();
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

  return {
    async run(job) {
      if (closed) throw new Error("The job runner is closed");
      clearTimeout(idle);
      child ??= start();
      keepParentAlive(child, true);
      isBusy = true;
      try {
        return await ask<Output>(child, job, { isReady: ready.has(child), timeoutMs, memoryMb });
      } finally {
        isBusy = false;
        // A killed process counts as running until its exit is reported.
        if (closed || child?.killed || (child && heavy.has(child))) stop();
        else if (child) {
          keepParentAlive(child, false);
          idle = setTimeout(stop, idleMs).unref();
        }
      }
    },
    close() {
      closed = true;
      stop();
    },
  };
}

/** What this process was told to load before everything else, such as hooks that make imports quick. */
function importsOf(flags: readonly string[]): string[] {
  return flags.flatMap((flag, index) => (flag === "--import" ? flags.slice(index, index + 2) : []));
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
    const onMessage = (answer: JobAnswer<Output> | typeof READY | typeof HEAVY): void => {
      // Of the job before.
      if (answer === HEAVY) return;
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
