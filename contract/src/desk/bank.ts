import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../kernel/index.ts";
import { deskFailures } from "./failures.ts";

export const BANK_VIEWS = ["waiting", "aside", "matched"] as const;
/** Of the file as base64: more than three thousand lines of 全銀. */
const MOST_SIGNS = 900_000;

const OF_CONSOLE = { access: "operator", withCookies: true, right: "money.record" } as const;
const line_id = z.uuid();
const reason = typed(200, 1);
const column = typed(100, 1);
/** Names of the head line, or numbers from 1 where there is none. */
const csvColumns = { encoding: z.enum(["utf-8", "shift_jis"]), day: column, amount: column, payer: column };

export const listBankLines = defineCall({
  ...OF_CONSOLE,
  name: "listBankLines",
  method: "GET",
  path: "/api/operator/bank",
  summary:
    "Lines of the bank's statements, fifty at a time: those that wait for a bill with what they may pay for, those that were set aside, by the oldest first; or those that pay for something, by the latest.",
  right: "money.see",
  payload: z.object({
    view: z._default(z.enum(BANK_VIEWS), "waiting"),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))),
  }),
  answer: z.object({
    lines: z.array(
      z.object({
        line_id: z.string(),
        day: z.string(),
        amount: z.int(),
        /** What of it pays for nothing yet. */
        rest: z.int(),
        payer: z.string(),
        /** What it is, of one that was set aside. */
        note: z.string(),
        /** The bank took it back. */
        is_cancelled: z.boolean(),
        /** Another kind of file brought a line of the same day and amount: it may be the same payment, and nothing is proposed. */
        has_twin: z.boolean(),
        /** Open bills that it may pay for, the likeliest first. */
        proposals: z.array(
          z.object({
            number: z.string(),
            partner: z.string(),
            open: z.int(),
            reasons: z.array(z.enum(["number", "amount", "total", "name"])),
          }),
        ),
        /** What it pays for now. */
        matches: z.array(z.object({ entry_id: z.string(), number: z.string(), partner: z.string(), amount: z.int() })),
      }),
    ),
    next: z.nullable(z.string()),
  }),
  failures: {},
});

export const listBankMappings = defineCall({
  ...OF_CONSOLE,
  name: "listBankMappings",
  method: "GET",
  path: "/api/operator/bank/mappings",
  summary: "How a bank's file can be read: the columns saved for its CSV, each under a name, and the layouts of 全銀.",
  payload: nothing,
  answer: z.object({
    mappings: z.array(z.object({ name: z.string(), ...csvColumns })),
    layouts: z.array(z.object({ layout: z.string(), name: z.string() })),
  }),
  failures: {},
});

export const saveBankMapping = defineCall({
  ...OF_CONSOLE,
  name: "saveBankMapping",
  method: "POST",
  path: "/api/operator/bank/mappings/save",
  summary:
    "Which columns of a bank's CSV hold the day, the money that came and the payer. One of the same name is replaced.",
  payload: z.object({ name: typed(100, 1), ...csvColumns }),
  answer: done,
  failures: {},
});

export const takeBankStatement = defineCall({
  ...OF_CONSOLE,
  name: "takeBankStatement",
  method: "POST",
  path: "/api/operator/bank/take",
  summary:
    "Takes over what came by a bank's file: 全銀 of 200 bytes, or a CSV by a saved mapping. The same file again adds nothing.",
  payload: z.object({
    name: typed(200, 1),
    file: z.string().check(z.minLength(1), z.maxLength(MOST_SIGNS), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    /** Null: the file is 全銀. */
    mapping: z.nullable(typed(100, 1)),
    /** Of 全銀. Left out: the first one that fits. */
    layout: z.optional(typed(20, 1)),
  }),
  answer: z.object({ added: z.int(), lines: z.int() }),
  failures: pickFailures(deskFailures, "desk/no-such-mapping", "desk/other-account", "desk/unreadable-statement"),
});

export const confirmBankLine = defineCall({
  ...OF_CONSOLE,
  name: "confirmBankLine",
  method: "POST",
  path: "/api/operator/bank/confirm",
  summary:
    "A person says what a line pays for: one bill or parts for several. What the parts leave waits. Refused when something of it was given away since it was read.",
  payload: z.object({
    line_id,
    /** What of it was left when it was read. */
    rest: z.int().check(z.minimum(1)),
    parts: z
      .array(
        z.object({
          /** Of a bill, any copy of it, or of an order by invoice. */
          number: typed(30, 1),
          amount: z.int().check(z.minimum(1), z.maximum(999_999_999)),
        }),
      )
      .check(z.minLength(1), z.maxLength(30)),
  }),
  answer: z.object({ rest: z.int() }),
  failures: pickFailures(
    deskFailures,
    "desk/no-such-bill",
    "desk/no-such-line",
    "desk/line-changed",
    "desk/more-than-line",
    "desk/still-cancellable",
  ),
});

export const undoBankLine = defineCall({
  ...OF_CONSOLE,
  name: "undoBankLine",
  method: "POST",
  path: "/api/operator/bank/undo",
  summary:
    "It was for another one: every part of the line is taken back, and the line waits again. Refused when it pays for something else than was read.",
  payload: z.object({
    line_id,
    reason,
    /** Of the matches that were read. */
    entry_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(1_000)),
  }),
  answer: z.object({ amount: z.int() }),
  failures: pickFailures(deskFailures, "desk/no-such-line", "desk/line-changed"),
});

export const setBankLineAside = defineCall({
  ...OF_CONSOLE,
  name: "setBankLineAside",
  method: "POST",
  path: "/api/operator/bank/aside",
  summary:
    "It is no payment for a bill, such as interest; the reason says what it is. Refused when something of it was given away since it was read.",
  payload: z.object({
    line_id,
    reason,
    /** What of it was left when it was read. */
    rest: z.int().check(z.minimum(1)),
  }),
  answer: done,
  failures: pickFailures(deskFailures, "desk/no-such-line", "desk/line-changed"),
});

export const takeBankLineUp = defineCall({
  ...OF_CONSOLE,
  name: "takeBankLineUp",
  method: "POST",
  path: "/api/operator/bank/take-up",
  summary: "A line that was set aside waits for a bill again.",
  payload: z.object({ line_id }),
  answer: done,
  failures: pickFailures(deskFailures, "desk/no-such-line"),
});
