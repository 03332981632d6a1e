/** A kind of background work. The payload must survive JSON. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /** Also run at these times (five fields, UTC), with an empty payload: see `timetable.ts`. */
  readonly cron?: string;
  /** Never read: it carries the type of the payload. */
  readonly data?: Data;
}

/** One try of a job, as its handler sees it. */
export interface JobTry {
  /** The same on every try. */
  readonly id: string;
  /** If it fails, nobody tries again by itself: only then may somebody be told to do something about it. */
  readonly isLastTry: boolean;
}

export interface JobHandling {
  /** Number of retries, with growing pauses. */
  readonly retries?: number;
  /** For what must succeed: retried for three days, with pauses growing to half an hour. */
  readonly forDays?: boolean;
  /** How many are taken and run at once in one process. More than one only for short, waiting work, such as mail. */
  readonly atOnce?: number;
  /** As many are done beside each other, each taken when one before it ends: a slow one does not hold up the others. */
  readonly lanes?: number;
  readonly expireSeconds?: number;
}

export function jobKind<Data extends object>(name: string): JobKind<Data> {
  return { name };
}
