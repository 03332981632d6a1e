import { SYSTEM_MESSAGE_TYPES } from "@surimono/domain/notices";
import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../kernel/index.ts";
import { deskFailures } from "./failures.ts";

const OF_CONSOLE = { access: "operator", withCookies: true } as const;
const reason = typed(200, 1);
const KINDS = Object.values(SYSTEM_MESSAGE_TYPES) as ["info", "warning", "error"];

const jobSchema = z.object({
  job_id: z.string(),
  kind: z.string(),
  /** What may be shown of what it is about: names of rows; of a letter its subject and whom it is to, masked. */
  about: z.string(),
  reason: z.string(),
  tries: z.int(),
  at: z.string(),
});

const nodeSchema = z.object({ name: z.string(), is_coordinator: z.boolean(), answers: z.boolean() });

/** What one job of the timetable removes. */
const sweepSchema = z.object({
  kind: z.string(),
  /** In Japan; every hour where `hour` is null. */
  ...{ hour: z.nullable(z.int()), minute: z.int() },
  keeps: z.array(
    z.object({
      name: z.string(),
      /** How long it is kept; a count of 1 where the unit says all. */
      term: z.object({ unit: z.enum(["hours", "days", "months", "expires", "law", "owner"]), count: z.int() }),
    }),
  ),
  /** When it last came to its end, and how many rows it deleted; null where nobody remembers. */
  ...{ ran_at: z.nullable(z.string()), gone: z.nullable(z.int()) },
  /** Its time has come since, and it did not run. */
  is_late: z.boolean(),
});

const messageSchema = z.object({
  ...{ kind: z.enum(KINDS), title: z.string(), sub_title: z.string(), link: z.nullable(z.string()) },
  ...{ from: z.nullable(z.string()), until: z.nullable(z.string()) },
});

export const getSystem = defineCall({
  ...OF_CONSOLE,
  name: "getSystem",
  method: "GET",
  path: "/api/operator/system",
  summary:
    "How the shop is: work that waits, runs, is tried again or was given up, storage, versions, what is shown to everybody.",
  right: "system.see",
  payload: nothing,
  answer: z.object({
    kinds: z.array(
      z.object({
        kind: z.string(),
        waiting: z.int(),
        running: z.int(),
        retried: z.int(),
        given_up: z.int(),
        /** Since when the oldest that is due has waited. */
        oldest: z.nullable(z.string()),
      }),
    ),
    given_up: z.array(jobSchema),
    retried: z.array(jobSchema),
    /** How long things are kept: whatever a job removes by the clock. */
    sweeps: z.array(sweepSchema),
    /** From the payment provider: those that were taken over, and those without its signature since yesterday. */
    webhooks: z.object({ last_at: z.nullable(z.string()), last_day: z.int(), refused: z.int() }),
    storage: z.object({ database_bytes: z.int(), files: z.int(), file_bytes: z.int() }),
    versions: z.object({ shop: z.string(), node: z.string(), postgres: z.string(), migrations: z.int() }),
    /** Of what the shop is built on; null: no answer within two seconds. */
    health: z.object({
      ...{ database_ms: z.nullable(z.int()), files_ms: z.nullable(z.int()) },
      /** The standby that what may be old is read from, and how old it may be; null where there is none. */
      replica: z.nullable(
        z.object({
          state: z.enum(["used", "behind", "unreachable", "not-a-standby", "strayed"]),
          lag_ms: z.nullable(z.int()),
        }),
      ),
      connections: z.object({ used: z.int(), most: z.int(), waiting: z.int() }),
      /** The machines over which the tables are spread; null on one PostgreSQL, and where nobody tells in two seconds. */
      nodes: z.nullable(z.array(nodeSchema)),
      /** Of the data folder; null where this process has none, as it keeps its files elsewhere. */
      disk: z.nullable(z.object({ free_bytes: z.number(), all_bytes: z.number() })),
    }),
    process: z.object({ started_at: z.string(), memory_bytes: z.int() }),
    maintenance: z.object({
      is_on: z.boolean(),
      /** What is planned, in order. */
      planned: z.array(z.object({ at: z.string(), on: z.boolean() })),
    }),
    message: z.nullable(messageSchema),
    /** In order. */
    planned_messages: z.array(messageSchema),
  }),
  failures: {},
});

export const retryJobs = defineCall({
  ...OF_CONSOLE,
  name: "retryJobs",
  method: "POST",
  path: "/api/operator/system/retry",
  summary: "Lets one piece of work that was given up run once more, or all of a kind, such as letters.",
  right: "system.manage",
  payload: z.union([
    z.strictObject({ job_id: z.uuid(), reason }),
    z.strictObject({ kind: z.string().check(z.regex(/^[a-z][a-z-]{0,60}$/)), reason }),
  ]),
  answer: z.object({ jobs: z.int() }),
  failures: pickFailures(deskFailures, "desk/nothing-given-up"),
});

const moment = z.iso.datetime();

export const setMaintenance = defineCall({
  ...OF_CONSOLE,
  name: "setMaintenance",
  method: "POST",
  path: "/api/operator/system/maintenance",
  summary:
    "Closes the shop for everybody, now or from one moment to another, or opens it. What was planned before goes.",
  right: "system.manage",
  payload: z.object({
    ...{ from: z.nullable(moment), until: z.nullable(moment), on: z.boolean(), reason },
    /** Only the end of what has begun is meant: refused where that is over meanwhile, as it would close the shop anew. */
    ends_only: z._default(z.boolean(), false),
  }),
  answer: done,
  failures: pickFailures(deskFailures, "desk/times-not-possible", "desk/is-open"),
});

export const setSystemMessage = defineCall({
  ...OF_CONSOLE,
  name: "setSystemMessage",
  method: "POST",
  path: "/api/operator/system/message",
  summary:
    "The banner above every page in place of the one before, now or from one moment to another, or none. A new plan goes in place of the plan before; without a message `planned` drops that alone.",
  right: "system.manage",
  payload: z.object({
    message: z.nullable(
      z.object({
        ...{ kind: z.enum(KINDS), title: typed(100, 1), sub_title: typed(300), link: z.nullable(typed(500, 1)) },
        ...{ from: z.optional(z.nullable(moment)), until: z.optional(z.nullable(moment)) },
      }),
    ),
    planned: z._default(z.boolean(), false),
    reason,
  }),
  answer: done,
  failures: pickFailures(deskFailures, "desk/no-such-link", "desk/times-not-possible"),
});
