import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import { asWork, type Queries, WatchedPool } from "../database/index.ts";
import { wordsOfError } from "../words-of-error.ts";
import { commitTogether } from "./commit-together.ts";
import type { JobHandling, JobKind, JobTry } from "./job-kind.ts";
import { keptQueues } from "./kept-queues.ts";
import { KnownRuns } from "./known-runs.ts";
import { requireQueue } from "./queue-version.ts";
import { untilAnswered } from "./until-answered.ts";
import { openWaker, type Waker } from "./waker.ts";

export interface Jobs {
  /** Registers the one handler of a kind. A handler may run more than once for one job: it must be idempotent. */
  handle<Data extends object>(
    kind: JobKind<Data>,
    handler: (data: Data, job: JobTry) => Promise<void>,
    handling?: JobHandling,
  ): void;
  /** Enqueues inside the business transaction: the job runs if and only if that commits. */
  enqueue<Data extends object>(tx: Queries, kind: JobKind<Data>, data: Data, options?: EnqueueOptions): Promise<void>;
  /** The same for many, in one statement. */
  enqueueAll<Data extends object>(tx: Queries, kind: JobKind<Data>, all: readonly Data[]): Promise<void>;
  start(): Promise<void>;
  /** Its own connections. */
  readonly pool: WatchedPool;
  /** Begins no job any more; those that run go on, and what others enqueue waits for another process. */
  rest(): void;
  /** Lets the running jobs finish, for as long as `mostFinishMs` says from when this process rests. */
  stop(): Promise<void>;
}

export interface EnqueueOptions {
  readonly startAfterSeconds?: number;
  /** After one with this key, no process adds another for this many seconds. */
  readonly onceIn?: { readonly key: string; readonly seconds: number };
}

interface Registration {
  readonly kind: JobKind<object>;
  readonly handler: (data: object, job: JobTry) => Promise<void>;
  readonly handling: JobHandling;
}

const QUIET_MS = 10_000;
/** How often the queues are checked for such jobs. */
const WATCH_SECONDS = 15;
const HOUR_SECONDS = 3_600;

type JobLog = Pick<FastifyBaseLogger, "info" | "warn" | "error">;

export interface JobsOptions {
  /** Wraps each run of a job, to measure it. */
  readonly around?: Around | undefined;
  /** False in a process that only enqueues: it looks for no work and tends no queue. */
  readonly works?: boolean;
  /** Whether `start` brings the queue's tables up to date; otherwise it refuses older ones. */
  readonly migrates?: boolean;
  readonly connections?: number;
  /** After this, running jobs are given up when the process stops, and done by another. */
  readonly mostFinishMs?: number | undefined;
}

export function openJobs(databaseUrl: string, log: JobLog, options: JobsOptions = {}): Jobs {
  const { around = (_name, run) => run(), works = true, migrates = true, connections = 4 } = options;
  const { mostFinishMs = 20_000 } = options;
  const pool = new WatchedPool(databaseUrl, { max: connections, application_name: "surimono jobs" });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => untilAnswered(() => pool.query(text, values)) },
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
    // How long after its minute something of the timetable may begin.
    cronWorkerIntervalSeconds: WATCH_SECONDS,
    // No job of the shop waits for another.
    flowIntervalSeconds: HOUR_SECONDS,
  });
  // While the database is away, this happens twice a second: logged only occasionally, the log stays readable.
  let silentUntil = 0;
  const failed = (error: unknown) => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + QUIET_MS;
    log.error({ err: error }, "the job queue failed");
  };
  boss.on("error", failed);
  const waker = openWaker(pool, failed);
  const registrations: Registration[] = [];
  let finishBy: number | undefined;
  const rest = () => {
    finishBy ??= performance.now() + mostFinishMs;
    waker.stop();
    for (const { kind } of registrations) void boss.offWork(kind.name, { wait: false });
  };
  return {
    pool,
    handle(kind, handler, handling = {}) {
      registrations.push({ kind, handler: handler as Registration["handler"], handling });
    },
    async enqueue(tx, kind, data, options = {}) {
      await commitTogether(tx);
      await boss.send(kind.name, data, {
        db: fromDrizzle(tx, sql),
        ...(options.onceIn && { singletonKey: options.onceIn.key, singletonSeconds: options.onceIn.seconds }),
        ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
      });
      waker.soon();
    },
    async enqueueAll(tx, kind, all) {
      if (all.length === 0) return;
      await commitTogether(tx);
      await boss.insert(
        kind.name,
        all.map((data) => ({ data })),
        { db: fromDrizzle(tx, sql) },
      );
      waker.soon();
    },
    async start() {
      if (!migrates) await requireQueue(pool);
      // It may create or change its tables, which can take longer than its later queries.
      await asWork(() => boss.start());
      const kept = await keptQueues(boss);
      for (const registration of registrations) {
        // Also where nothing is done: nothing can be enqueued for a kind that has no queue yet.
        await kept.keep(registration.kind, registration.handling);
        if (!works) continue;
        await startWorker(boss, waker, registration, log, around);
        await kept.keepTimes(registration.kind);
      }
      if (works) waker.start();
    },
    rest,
    async stop() {
      rest();
      // It waits for those that were told to end before, too.
      await boss.stop({ graceful: true, timeout: (finishBy as number) - performance.now() });
      await pool.end();
    },
  };
}

type Around = (name: string, run: () => Promise<void>) => Promise<void>;

async function startWorker(
  boss: PgBoss,
  waker: Waker,
  { kind, handler, handling }: Registration,
  log: JobLog,
  around: Around,
): Promise<void> {
  const polling = {
    // The waker comes first. With seventy queues this is most of what a process at rest asks.
    pollingIntervalSeconds: 300,
    batchSize: handling.atOnce ?? 1,
    // One failed job must not repeat the others of its batch.
    perJobResults: true,
    includeMetadata: true,
  } as const;
  const known = new KnownRuns();
  const work = (jobs: JobWithMetadata<object>[]) => {
    if (jobs.length === polling.batchSize) waker.wake(kind.name);
    return Promise.all(
      jobs.map(async (job) => {
        const run = () => around(kind.name, () => handler(job.data ?? {}, { id: job.id, isLastTry: isLastTry(job) }));
        const result = await known.run(job.id, () => runJob(job, run, log, kind));
        // Otherwise finished work would be repeated if the process dies during another job of the batch.
        if (jobs.length > 1 && result.status === "completed") await noteDone(boss, job, log);
        return result;
      }),
    );
  };
  const workers: string[] = [];
  for (let lane = 0; lane < (handling.lanes ?? 1); lane++) workers.push(await boss.work(kind.name, polling, work));
  waker.add(kind.name, () => {
    for (const worker of workers) boss.notifyWorker(worker);
  });
}

/** Notes it at once; the batch notes it again, which changes nothing and is enough if this fails. */
async function noteDone(boss: PgBoss, { name, id }: JobWithMetadata<object>, log: JobLog): Promise<void> {
  await boss.complete(name, id).catch((err: unknown) => log.warn({ job: name, id, err }, "a job's end was not noted"));
}

async function runJob(
  job: JobWithMetadata<object>,
  run: () => Promise<void>,
  log: JobLog,
  { cron }: JobKind<object>,
): Promise<JobResult> {
  const { name, id } = job;
  const started = performance.now();
  const tally = { gone: 0 };
  try {
    await asWork(run, tally);
    log.info({ job: name, id, ms: Math.round(performance.now() - started) }, "job done");
    // Of what is done by the clock, `listLastRuns` tells it.
    return { id, status: "completed", ...(cron && { output: tally }) };
  } catch (error) {
    const said = isLastTry(job) ? "job given up: see `npm run operator -- jobs`" : "job failed";
    log.error({ job: name, id, err: error }, said);
    return { id, status: "failed", output: { message: wordsOfError(error) } };
  }
}

function isLastTry({ retryCount, retryLimit }: JobWithMetadata<object>): boolean {
  return retryCount >= retryLimit;
}
