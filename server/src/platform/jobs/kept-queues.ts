import type { PgBoss } from "pg-boss";
import type { JobHandling, JobKind } from "./job-kind.ts";
import { cronOf } from "./timetable.ts";

/** A job whose process has been silent this long was killed: it is retried. Without it, only when the job expires. */
const HEARTBEAT_SECONDS = 30;
const EXPIRE_SECONDS = 120;
/** Nothing ends a run that has expired: the next one would begin beside it, and what ended well be given up. What is done once an hour or a day may find much to do. */
const SELDOM_EXPIRE_SECONDS = 3600;
/** The pauses double from two seconds: they reach half an hour after ten tries and about as long, and 145 of those are three days. */
const FOR_DAYS = { retryLimit: 155, retryDelayMax: 30 * 60 } as const;

/** What the database has of queues and times when a process starts. */
export interface KeptQueues {
  /** Makes the queue of a kind, or brings it to this release's settings. */
  keep(kind: JobKind<object>, handling: JobHandling): Promise<void>;
  /** The same for the times of a kind that has some. */
  keepTimes(kind: JobKind<object>): Promise<void>;
}

/** Only what differs is written: writing seventy kinds at every start would be three hundred statements, one after the other. */
export async function keptQueues(boss: PgBoss): Promise<KeptQueues> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const times = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  return {
    async keep({ name, cron }, handling) {
      const wanted = settingsOf(handling, cron !== undefined && cron !== cronOf("every minute"));
      const kept = queues.get(name);
      if (!kept) await boss.createQueue(name);
      const isAsWanted = SETTINGS.every((setting) => kept?.[setting] === wanted[setting]);
      if (!isAsWanted) await boss.updateQueue(name, wanted);
    },
    async keepTimes({ name, cron }) {
      if (cron !== undefined && times.get(name) !== cron) await boss.schedule(name, cron);
    },
  };
}

const SETTINGS = [
  "retryLimit",
  "retryDelayMax",
  "retryBackoff",
  "retryDelay",
  "expireInSeconds",
  "heartbeatSeconds",
] as const;

function settingsOf({ forDays, retries, expireSeconds }: JobHandling, isSeldom: boolean) {
  return {
    ...(forDays ? FOR_DAYS : { retryLimit: retries ?? 5, retryDelayMax: null }),
    retryBackoff: true,
    retryDelay: 2,
    expireInSeconds: expireSeconds ?? (isSeldom ? SELDOM_EXPIRE_SECONDS : EXPIRE_SECONDS),
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
}
