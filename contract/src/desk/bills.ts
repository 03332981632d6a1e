import { isDay } from "@surimono/domain/kernel";
import * as z from "zod/mini";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { deskFailures } from "./failures.ts";

export const BILL_VIEWS = ["open", "overdue", "over", "paid", "all"] as const;

const OF_CONSOLE = { access: "operator", withCookies: true } as const;
/** Of a 請求書 or any copy of it. */
const number = typed(30, 1);

const billSchema = z.object({
  number: z.string(),
  partner: z.string(),
  member_id: z.string(),
  issued_on: z.string(),
  due_on: z.string(),
  amount: z.int(),
  returned: z.int(),
  paid: z.int(),
  open: z.int(),
  state_name: z.string(),
  is_overdue: z.boolean(),
  /** More was paid for it than it asks. */
  is_over: z.boolean(),
});

export const listDeskBills = defineCall({
  ...OF_CONSOLE,
  name: "listDeskBills",
  method: "GET",
  path: "/api/operator/bills",
  summary:
    "Bills, fifty at a time: what is open by the longest due first, what is paid and all by the latest due. `text` is the number of a bill or an order, which is found in every view, or whatever finds a business.",
  right: "money.see",
  payload: z.object({
    view: z._default(z.enum(BILL_VIEWS), "open"),
    text: z.optional(typed(100)),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\d_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/))),
  }),
  answer: z.object({
    bills: z.array(billSchema),
    next: z.nullable(z.string()),
    /** `text` is the beginning of more businesses' names than were looked for: not all of their bills are here. */
    has_more_businesses: z.boolean(),
    /** Of all bills there are. */
    open: z.int(),
    /** Of everybody's money, for the next bills. */
    kept: z.int(),
  }),
  failures: {},
});

export const getDeskBill = defineCall({
  ...OF_CONSOLE,
  name: "getDeskBill",
  method: "GET",
  path: "/api/operator/bills/one",
  summary: "One bill with its orders, and each payment and return.",
  right: "money.see",
  payload: z.object({ number }),
  answer: z.object({
    bill: billSchema,
    /** Numbers of its other copies. */
    copies: z.array(z.string()),
    orders: z.array(z.object({ order_number: z.string(), amount: z.int() })),
    /** In the order in which they were recorded. */
    entries: z.array(
      z.object({
        entry_id: z.string(),
        kind: z.enum(["paid", "returned", "repaid", "undone"]),
        day: z.string(),
        amount: z.int(),
        note: z.string(),
        order_number: z.nullable(z.string()),
        by_bank: z.boolean(),
        /** It counts no longer, or takes back the one that does not. */
        is_undone: z.boolean(),
        recorded_at: z.string(),
      }),
    ),
    account: z.object({
      /** Of the money of its business, for the next bill. */
      kept: z.int(),
      /** Of all its bills. */
      open: z.int(),
      limit: z.int(),
      /** What was kept and went back, in the order in which it was recorded. */
      repaid: z.array(
        z.object({
          ...{ entry_id: z.string(), day: z.string(), amount: z.int(), note: z.string(), recorded_at: z.string() },
          is_undone: z.boolean(),
        }),
      ),
    }),
  }),
  failures: pickFailures(deskFailures, "desk/no-such-bill"),
});

export const getDeskBillDocument = defineCall({
  ...OF_CONSOLE,
  name: "getDeskBillDocument",
  method: "GET",
  path: "/api/operator/bills/pdf",
  summary: "The 請求書, or the copy that is named, as a PDF.",
  right: "documents.see",
  file: "application/pdf",
  payload: z.object({ number }),
  answer: z.any(),
  failures: pickFailures(deskFailures, "desk/no-such-bill"),
});

const standing = z.object({ open: z.int(), kept: z.int() });

export const recordDeskPayment = defineCall({
  ...OF_CONSOLE,
  name: "recordDeskPayment",
  method: "POST",
  path: "/api/operator/bills/pay",
  summary:
    "Money for a bill has come. What is over goes to other bills of its business, or is kept for the next. Refused when something else was recorded since it was read, so that nothing is recorded twice.",
  right: "money.record",
  payload: z.object({
    number,
    amount: z.int().check(z.minimum(1), z.maximum(99_999_999)),
    /** When it came, as the bank says. */
    day: z.string().check(z.refine(isDay)),
    note: typed(200),
    /** How many entries of the bill were read. */
    read: z.int().check(z.minimum(0)),
  }),
  answer: standing,
  failures: pickFailures(
    deskFailures,
    "desk/no-such-bill",
    "desk/bill-changed",
    "desk/day-not-possible",
    "desk/still-cancellable",
  ),
});

export const undoDeskPayment = defineCall({
  ...OF_CONSOLE,
  name: "undoDeskPayment",
  method: "POST",
  path: "/api/operator/bills/undo",
  summary:
    "A payment was not for this bill, or what was kept did not go back to its business: it stays on record, and another entry takes it back.",
  right: "money.record",
  payload: z.object({ number, entry_id: z.uuid(), reason: typed(200, 1) }),
  answer: standing,
  failures: pickFailures(deskFailures, "desk/no-such-bill", "desk/no-such-payment", "desk/undone-before"),
});

export const repayDeskCredit = defineCall({
  ...OF_CONSOLE,
  name: "repayDeskCredit",
  method: "POST",
  path: "/api/operator/bills/repay",
  summary:
    "Money that was kept for the next bill was sent back to the business. Refused when something else became of it since it was read.",
  right: "money.record",
  payload: z.object({
    member_id: typed(100, 1),
    amount: z.int().check(z.minimum(1), z.maximum(99_999_999)),
    day: z.string().check(z.refine(isDay)),
    reason: typed(200, 1),
    /** How much was kept when it was read. */
    kept: z.int().check(z.minimum(0)),
  }),
  answer: z.object({ kept: z.int() }),
  failures: pickFailures(deskFailures, "desk/more-than-kept", "desk/bill-changed", "desk/day-not-possible"),
});

export const getDeskReturn = defineCall({
  ...OF_CONSOLE,
  name: "getDeskReturn",
  method: "GET",
  path: "/api/operator/bills/return",
  summary: "What can be taken off an order by invoice, and what would be lower by it.",
  right: "money.see",
  payload: z.object({ order_number: typed(30, 1) }),
  answer: z.object({
    order_number: z.string(),
    partner: z.string(),
    total: z.int(),
    /** What of it is owed or paid still. */
    left: z.int(),
    /** Null: it is on no bill yet, and its bill will be lower. */
    bill: z.nullable(z.object({ number: z.string(), open: z.int() })),
  }),
  failures: pickFailures(deskFailures, "desk/no-such-invoiced"),
});

export const returnDeskOrder = defineCall({
  ...OF_CONSOLE,
  name: "returnDeskOrder",
  method: "POST",
  path: "/api/operator/bills/return",
  summary:
    "Takes a part of an order by invoice, or all that is left, off what its buyer owes, with its 適格返還請求書 and a letter. What was paid already is kept for the next bill.",
  right: "money.record",
  payload: z.object({
    order_number: typed(30, 1),
    amount: z.int().check(z.minimum(1), z.maximum(99_999_999)),
    reason: typed(200, 1),
    /** What was left when it was read. */
    left: z.int().check(z.minimum(0)),
  }),
  answer: z.object({ left: z.int(), kept: z.int() }),
  failures: pickFailures(
    deskFailures,
    "desk/no-such-invoiced",
    "desk/bill-changed",
    "desk/more-than-left",
    "desk/still-cancellable",
  ),
});
