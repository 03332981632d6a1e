import { DAY_WAY_IDS, DIFFERENCES, REPORTED_KINDS } from "@surimono/domain/books";
import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { defineCall, done, pickFailures, typed } from "../kernel/index.ts";
import { booksFailures } from "./failures.ts";

const OF_CONSOLE = { access: "operator", withCookies: true } as const;
const day = z.string().check(z.refine(isDay));

const sums = z.array(
  z.object({
    way: z.enum(DAY_WAY_IDS),
    count: z.int(),
    taken: z.int(),
    refunds: z.int(),
    refunded: z.int(),
    /** Null of what no gateway reports. */
    fee: z.nullable(z.int()),
  }),
);

export const listBookDays = defineCall({
  ...OF_CONSOLE,
  name: "listBookDays",
  method: "GET",
  path: "/api/operator/books/days",
  summary: "The days of a month in Japan that are over, the latest first, with how each was closed.",
  right: "money.see",
  payload: z.object({ month: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/)) }),
  answer: z.object({
    days: z.array(
      z.object({
        day,
        closed: z.nullable(z.object({ by: z.string(), at: z.string(), corrections: z.int(), taken: z.int() })),
      }),
    ),
  }),
  failures: {},
});

export const getBookDay = defineCall({
  ...OF_CONSOLE,
  name: "getBookDay",
  method: "GET",
  path: "/api/operator/books/day",
  summary:
    "What was taken and given back on a day in Japan by the way of paying, what ledger and gateway do not say alike, and how the day was closed.",
  right: "money.see",
  payload: z.object({ day }),
  answer: z.object({
    day,
    is_over: z.boolean(),
    sums,
    /** Of these sums: sent back when the day is closed. */
    seen: z.string(),
    differences: z.array(
      z.object({
        key: z.string(),
        what: z.enum(DIFFERENCES),
        kind: z.enum(REPORTED_KINDS),
        reference: z.string(),
        order_number: z.nullable(z.string()),
        ours: z.nullable(z.int()),
        theirs: z.nullable(z.int()),
        is_settled: z.boolean(),
        note: z.string(),
        by: z.string(),
      }),
    ),
    /** The closing, and each correction after it. */
    parts: z.array(
      z.object({
        part: z.int(),
        sums,
        change: sums,
        settled: z.int(),
        note: z.string(),
        by: z.string(),
        at: z.string(),
        sha256: z.string(),
      }),
    ),
    /** What is not as it was closed any more. */
    change: sums,
  }),
  failures: {},
});

export const settleDifference = defineCall({
  ...OF_CONSOLE,
  name: "settleDifference",
  method: "POST",
  path: "/api/operator/books/difference",
  summary: "Says what became of a difference, and whether it is settled by that. Every word stays on record.",
  right: "money.close",
  payload: z.object({ day, key: typed(300, 1), settled: z.boolean(), note: typed(200, 1) }),
  answer: done,
  failures: pickFailures(booksFailures, "books/no-such-difference"),
});

export const closeBookDay = defineCall({
  ...OF_CONSOLE,
  name: "closeBookDay",
  method: "POST",
  path: "/api/operator/books/close",
  summary:
    "Closes the books of a day that is over, or adds a correction to a closed one: a row that is never changed. Refused while a difference is open, or when something changed since it was read.",
  right: "money.close",
  payload: z.object({
    day,
    /** How many parts were read: 0 closes it. */
    parts: z.int().check(z.minimum(0), z.maximum(1000)),
    seen: typed(64, 1),
    /** Of a correction why. */
    note: typed(200),
  }),
  answer: z.object({ part: z.int() }),
  failures: pickFailures(
    booksFailures,
    "books/day-not-over",
    "books/closed-before",
    "books/day-changed",
    "books/differences-open",
    "books/nothing-changed",
  ),
});
