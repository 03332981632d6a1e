import { BILL_STATES, type BillState } from "@surimono/domain/billing";
import * as z from "zod/mini";
import { defineCall } from "../kernel/index.ts";

const stateSchema = z.enum(Object.keys(BILL_STATES) as [BillState, ...BillState[]]);

const billSchema = z.object({
  /** Of its 請求書. */
  document_id: z.string(),
  number: z.string(),
  /** yyyy-mm-dd in Japan. */
  issued_on: z.string(),
  due_on: z.string(),
  amount: z.int(),
  /** Taken off by refunds since. */
  returned: z.int(),
  paid: z.int(),
  open: z.int(),
  state: stateSchema,
  state_name: z.string(),
  orders: z.int(),
});

const PLACE = /^(open|paid)_\d{4}-\d{2}-\d{2}_[0-9a-f-]{36}$/;

export const getBills = defineCall({
  name: "getBills",
  method: "GET",
  path: "/api/billing/list",
  summary:
    "What the member was billed, a page at a time: first what is open, the longest due first, then what is paid, the latest due first; and what may still be ordered by invoice.",
  access: "member",
  /** As `next` of the page before said. */
  payload: z.strictObject({ after: z.optional(z.string().check(z.regex(PLACE))) }),
  answer: z.object({
    bills: z.array(billSchema),
    /** A process of the release before answers all of them at once. */
    next: z._default(z.nullable(z.string()), null),
    /** Of all bills. */
    open: z.int(),
    /** Kept for the next bill. */
    credit: z.int(),
    /** Of orders by invoice that are on no bill yet. */
    unbilled: z.int(),
    limit: z.int(),
    /** What may still be put on an invoice. */
    available: z.int(),
    /** No order goes on an invoice until this is paid. */
    is_overdue: z.boolean(),
    /** On which day what was sent is closed: 月末. */
    closing: z.string(),
    bank: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  failures: {},
});

export type WireBill = z.output<typeof billSchema>;
