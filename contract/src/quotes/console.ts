import { QUOTE_LINES } from "@surimono/domain/quotes";
import * as z from "zod/mini";
import { lineSchema, totalsSchema } from "../cart/index.ts";
import { memberId } from "../desk/list-members.ts";
import { documentFailures, documentSummarySchema } from "../documents/index.ts";
import { defineCall, done, id, pickFailures, typed } from "../kernel/index.ts";
import { quoteState } from "./customer.ts";
import { quoteFailures } from "./failures.ts";

const OF_CONSOLE = { access: "operator", right: "orders.quote", withCookies: true } as const;

/** As the operator read it: what was changed since, be it by the same press before, is looked at again first. */
const revision = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** What an operator decides about a draft, when it is made and whenever it is changed. */
const draft = {
  lines: z
    .array(z.strictObject({ product_id: id, size_id: id, quantity: z.int().check(z.minimum(1), z.maximum(9999)) }))
    .check(z.minLength(1), z.maxLength(QUOTE_LINES)),
  /** Left out: the customer chooses. */
  address_id: z.optional(z.uuid()),
  /** The total with everything; left out: what the cart would cost. */
  agreed_total: z.optional(z.int().check(z.minimum(1), z.maximum(2_000_000_000))),
  /** For the record; the customer does not see it. */
  agreed_reason: typed(200),
  /** For the customer. */
  words: typed(500),
  /** The last day, yyyy-mm-dd. */
  until: z.iso.date(),
};
const refusals = pickFailures(
  quoteFailures,
  "quotes/no-such-member",
  "quotes/not-orderable",
  "quotes/too-few-for-screens",
  "quotes/too-many-pieces",
  "quotes/with-words",
  "quotes/no-such-address",
  "quotes/price-out-of-range",
  "quotes/reason-missing",
  "quotes/no-such-day",
);

const row = z.object({
  quote_id: z.string(),
  state: quoteState,
  state_name: z.string(),
  member_id: z.string(),
  /** Of the member. */
  name: z.string(),
  pieces: z.int(),
  total: z.int(),
  made_by: z.string(),
  created_at: z.string(),
  until: z.string(),
  order_number: z.nullable(z.string()),
});

export const QUOTE_VIEWS = ["all", "open", "ordered", "ended"] as const;

export const listQuotes = defineCall({
  ...OF_CONSOLE,
  name: "listQuotes",
  method: "GET",
  path: "/api/operator/quotes",
  summary: "Orders that were drawn up for members, the latest first, fifty at a time.",
  payload: z.object({
    view: z._default(z.enum(QUOTE_VIEWS), "all"),
    member_id: z.optional(memberId),
    after: z.optional(z.uuid()),
  }),
  answer: z.object({ quotes: z.array(row), next: z.nullable(z.string()) }),
  failures: {},
});

export const getQuote = defineCall({
  ...OF_CONSOLE,
  name: "getQuote",
  method: "GET",
  path: "/api/operator/quotes/one",
  summary: "One of them with its lines and sums.",
  payload: z.object({ quote_id: z.uuid() }),
  answer: z.object({
    quote: row,
    /** Raised by each change. */
    revision: z.int(),
    lines: z.array(lineSchema),
    totals: totalsSchema,
    /** Empty: the customer chooses. */
    address: z.string(),
    address_id: z.nullable(z.string()),
    agreed_total: z.nullable(z.int()),
    agreed_reason: z.string(),
    words: z.string(),
    sent_at: z.nullable(z.string()),
    /** The 見積書 of each revision that was sent, the latest first. */
    documents: z.array(documentSummarySchema),
  }),
  failures: pickFailures(quoteFailures, "quotes/no-such-quote"),
});

export const getQuoteDocument = defineCall({
  ...OF_CONSOLE,
  name: "getQuoteDocument",
  method: "GET",
  path: "/api/operator/quotes/document",
  summary: "A 見積書 of one of them as PDF.",
  file: "application/pdf",
  payload: z.object({ quote_id: z.uuid(), document_id: z.uuid() }),
  answer: z.any(),
  failures: {
    ...pickFailures(quoteFailures, "quotes/no-such-quote"),
    ...pickFailures(documentFailures, "documents/no-such-document"),
  },
});

export const getQuoteBasis = defineCall({
  ...OF_CONSOLE,
  name: "getQuoteBasis",
  method: "GET",
  path: "/api/operator/quotes/basis",
  summary:
    "What an order can be drawn up of for a member: finished my items with their sizes, the last orders, and the address book.",
  payload: z.object({
    member_id: memberId,
    /** What is to be changed: its my items are among the answer however old they are. */
    quote_id: z.optional(z.uuid()),
  }),
  answer: z.object({
    name: z.string(),
    items: z.array(
      z.object({
        product_id: z.int(),
        name: z.string(),
        item_name: z.string(),
        color_name: z.string(),
        image_url: z.string(),
        /** The fewest that can be ordered, over all sizes; a process of the release before does not say it. */
        minimum_quantity: z._default(z.int(), 1),
        /** The most, likewise; a process of the release before does not say it. */
        maximum_quantity: z.optional(z.int()),
        sizes: z.array(z.object({ size_id: z.int(), name: z.string() })),
      }),
    ),
    addresses: z.array(z.object({ address_id: z.string(), text: z.string() })),
    /** The last orders, the latest first, with what of them can be drawn up again. */
    orders: z.array(
      z.object({
        order_number: z.string(),
        placed_on: z.string(),
        lines: z.array(
          z.object({
            ...{ product_id: z.int(), size_id: z.int(), quantity: z.int(), name: z.string(), size_name: z.string() },
          }),
        ),
        /** Lines that cannot. */
        gone: z.int(),
      }),
    ),
  }),
  failures: pickFailures(quoteFailures, "quotes/no-such-member"),
});

export const priceQuote = defineCall({
  ...OF_CONSOLE,
  name: "priceQuote",
  method: "GET",
  path: "/api/operator/quotes/price",
  summary: "What it would cost, by the prices of carts, and the lowest total that the operator may agree to.",
  payload: z.object({
    member_id: memberId,
    /** `product-size-quantity`, separated by commas. */
    lines: z.string().check(z.regex(/^\d{1,9}-\d{1,9}-\d{1,4}(,\d{1,9}-\d{1,9}-\d{1,4}){0,49}$/)),
  }),
  answer: z.object({ totals: totalsSchema, least_total: z.int() }),
  failures: pickFailures(quoteFailures, "quotes/no-such-member", "quotes/not-orderable", "quotes/with-words"),
});

export const makeQuote = defineCall({
  ...OF_CONSOLE,
  name: "makeQuote",
  repeatable: true,
  method: "POST",
  path: "/api/operator/quotes/make",
  summary: "Draws up an order for a member. The same `request_key` answers the one that was made.",
  payload: z.strictObject({ request_key: z.uuid(), member_id: memberId, ...draft }),
  answer: z.object({ quote_id: z.string() }),
  failures: refusals,
});

export const changeQuote = defineCall({
  ...OF_CONSOLE,
  name: "changeQuote",
  method: "POST",
  path: "/api/operator/quotes/change",
  summary:
    "Draws it up again at the prices of the day, as long as nothing was ordered from it. Once it was sent, its member gets a letter.",
  payload: z.strictObject({ quote_id: z.uuid(), revision, ...draft }),
  answer: done,
  failures: {
    ...refusals,
    ...pickFailures(
      quoteFailures,
      "quotes/no-such-quote",
      "quotes/over",
      "quotes/being-paid",
      "quotes/moved-meanwhile",
    ),
  },
});

export const sendQuote = defineCall({
  ...OF_CONSOLE,
  name: "sendQuote",
  method: "POST",
  path: "/api/operator/quotes/send",
  summary: "Sends the member a letter with the link.",
  payload: z.strictObject({
    quote_id: z.uuid(),
    revision,
    /** As it was read: a press whose answer was lost sends no second letter. */
    sent_at: z.nullable(z.iso.datetime()),
  }),
  answer: done,
  failures: pickFailures(quoteFailures, "quotes/no-such-quote", "quotes/over", "quotes/moved-meanwhile"),
});

export const revokeQuote = defineCall({
  ...OF_CONSOLE,
  name: "revokeQuote",
  method: "POST",
  path: "/api/operator/quotes/revoke",
  summary: "Nothing can be ordered from it any more.",
  payload: z.strictObject({ quote_id: z.uuid(), revision, reason: typed(200, 1) }),
  answer: done,
  failures: pickFailures(
    quoteFailures,
    "quotes/no-such-quote",
    "quotes/over",
    "quotes/being-paid",
    "quotes/moved-meanwhile",
  ),
});
