import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import { asWork, type Queries, WatchedPool } from "../database/index.ts";

/** A kind of background work. The payload must survive JSON. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Done at these times too (five fields, UTC), with an empty payload: see `timetable.ts`. */
  readonly cron?: string;
  /** Never read: it carries the type of the payload. */
  readonly data?: Data;
}

export interface JobHandling {
  /** How often it is tried again, with growing pauses. */
  readonly retries?: number;
  /** For what must come about: tried again for three days, with pauses that grow to half an hour. */
  readonly forDays?: boolean;
  /** How many are taken and run at once in one process. More than one only for short work that waits for others, such as mail. */
  readonly atOnce?: number;
  readonly expireSeconds?: number;
}

export interface Jobs {
  /** Registers the one handler of a kind. A handler may run more than once for one job: it must be idempotent. */
  handle<Data extends object>(
    kind: JobKind<Data>,
    /** `id` is the same at every try. */
    handler: (data: Data, job: { readonly id: string }) => Promise<void>,
    handling?: JobHandling,
  ): void;
  /** Enqueues inside the business transaction: the job runs if and only if that commits. */
  enqueue<Data extends object>(tx: Queries, kind: JobKind<Data>, data: Data, options?: EnqueueOptions): Promise<void>;
  start(): Promise<void>;
  /** Its own connections. */
  readonly pool: WatchedPool;
  /** Lets the running jobs finish. */
  stop(): Promise<void>;
}

export interface EnqueueOptions {
  readonly startAfterSeconds?: number;
  /** Further ones with this key are not added until as many seconds have passed, whoever adds them. */
  readonly onceIn?: { readonly key: string; readonly seconds: number };
}

export function jobKind<Data extends object>(name: string): JobKind<Data> {
  return { name };
}

interface Registration {
  readonly kind: JobKind<object>;
  readonly handler: (data: object, job: { readonly id: string }) => Promise<void>;
  readonly handling: JobHandling;
}

const QUIET_MS = 10_000;
/** A process that has said nothing of its job for so long was killed: the job is tried again. Without it, only when the job expires. */
const HEARTBEAT_SECONDS = 30;
/** The pauses double from two seconds: half an hour is reached after ten tries and as long, and 145 of those are three days. */
const FOR_DAYS = { retryLimit: 155, retryDelayMax: 30 * 60 } as const;
/** How often the queues are looked through for such jobs. */
const WATCH_SECONDS = 15;

/** `around` is given each run of a job, to measure it. */
export function openJobs(databaseUrl: string, log: FastifyBaseLogger, around: Around = (_name, run) => run()): Jobs {
  const pool = new WatchedPool(databaseUrl, { max: 4, application_name: "surimono jobs" });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    superviseIntervalSeconds: WATCH_SECONDS,
    monitorIntervalSeconds: WATCH_SECONDS,
  });
  // While the database is away, every worker fails twice a second: said once in a while it can still be read.
  let silentUntil = 0;
  boss.on("error", (error) => {
    if (performance.now() < silentUntil) return;
    silentUntil = performance.now() + QUIET_MS;
    log.error({ err: error }, "the job queue failed");
  });
  const registrations: Registration[] = [];
  return {
    pool,
    handle(kind, handler, handling = {}) {
      registrations.push({ kind, handler: handler as Registration["handler"], handling });
    },
    async enqueue(tx, kind, data, options = {}) {
      await boss.send(kind.name, data, {
        db: fromDrizzle(tx, sql),
        ...(options.onceIn && { singletonKey: options.onceIn.key, singletonSeconds: options.onceIn.seconds }),
        ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
      });
    },
    async start() {
      // Its tables may be made or changed, which can take longer than its questions afterwards.
      await asWork(() => boss.start());
      for (const registration of registrations) await startWorker(boss, registration, log, around);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 20_000 });
      await pool.end();
    },
  };
}

type Around = (name: string, run: () => Promise<void>) => Promise<void>;

async function startWorker(
  boss: PgBoss,
  { kind, handler, handling }: Registration,
  log: FastifyBaseLogger,
  around: Around,
) {
  await boss.createQueue(kind.name);
  // A queue that an older release made is left as it was by the line above.
  await boss.updateQueue(kind.name, {
    ...(handling.forDays ? FOR_DAYS : { retryLimit: handling.retries ?? 5, retryDelayMax: null }),
    retryBackoff: true,
    retryDelay: 2,
    expireInSeconds: handling.expireSeconds ?? 120,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  });
  const polling = {
    pollingIntervalSeconds: 0.5,
    batchSize: handling.atOnce ?? 1,
    // A full batch means that more is waiting: without this, a queue gets on by one batch per pause.
    burstWhenBatchFull: true,
    // One job that fails must not bring back those beside it.
    perJobResults: true,
    includeMetadata: true,
  } as const;
  await boss.work(kind.name, polling, (jobs: JobWithMetadata<object>[]) =>
    Promise.all(
      jobs.map(async (job) => {
        const result = await runJob(job, () => around(kind.name, () => handler(job.data ?? {}, job)), log);
        // Else what is done would be done again if the process dies while another one of the same batch is still under way.
        if (jobs.length > 1 && result.status === "completed") await noteDone(boss, job, log);
        return result;
      }),
    ),
  );
  if (kind.cron) await boss.schedule(kind.name, kind.cron);
}

/** The batch writes it once more, which changes nothing; where this does not come through, that alone does. */
async function noteDone(boss: PgBoss, { name, id }: JobWithMetadata<object>, log: FastifyBaseLogger): Promise<void> {
  await boss.complete(name, id).catch((err: unknown) => log.warn({ job: name, id, err }, "a job's end was not noted"));
}

async function runJob(
  job: JobWithMetadata<object>,
  run: () => Promise<void>,
  log: FastifyBaseLogger,
): Promise<JobResult> {
  const { name, id } = job;
  const started = performance.now();
  try {
    await asWork(run);
    log.info({ job: name, id, ms: Math.round(performance.now() - started) }, "job done");
    return { id, status: "completed" };
  } catch (error) {
    const givenUp = job.retryCount >= job.retryLimit;
    log.error({ job: name, id, err: error }, givenUp ? "job given up: see `npm run operator -- jobs`" : "job failed");
    return { id, status: "failed", output: { message: error instanceof Error ? error.message : String(error) } };
  }
}
