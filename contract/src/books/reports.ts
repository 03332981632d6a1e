import { isDay } from "@surimono/domain/kernel";
import { GATEWAY_METHOD_IDS } from "@surimono/domain/payments";
import * as z from "zod/mini";
import { defineCall, done, nothing, pickFailures, typed } from "../kernel/index.ts";
import { booksFailures } from "./failures.ts";

const OF_CONSOLE = { access: "operator", withCookies: true } as const;
/** Of the file as base64. */
const MOST_SIGNS = 12_000_000;

const mapping = {
  encoding: z.enum(["utf-8", "shift_jis"]),
  method: z.enum(GATEWAY_METHOD_IDS),
  reference: typed(100, 1),
  day: typed(100, 1),
  amount: typed(100, 1),
  /** Empty: the file tells no fee. */
  fee: typed(100),
  /** Empty: a refund is below nothing. */
  kind: typed(100),
  refund_word: typed(100),
};

export const listReportMappings = defineCall({
  ...OF_CONSOLE,
  name: "listReportMappings",
  method: "GET",
  path: "/api/operator/books/mappings",
  summary: "How the CSV of a payment service other than Stripe is read: its columns, saved under a name.",
  right: "money.see",
  payload: nothing,
  answer: z.object({ mappings: z.array(z.object({ name: z.string(), ...mapping })) }),
  failures: {},
});

export const saveReportMapping = defineCall({
  ...OF_CONSOLE,
  name: "saveReportMapping",
  method: "POST",
  path: "/api/operator/books/mappings/save",
  summary: "Saves them; what has the same name is replaced.",
  right: "money.close",
  payload: z.object({ name: typed(100, 1), ...mapping }),
  answer: done,
  failures: {},
});

export const takeGatewayReport = defineCall({
  ...OF_CONSOLE,
  name: "takeGatewayReport",
  method: "POST",
  path: "/api/operator/books/take",
  summary:
    "Takes over the gateway's report of what moved: Stripe's itemised balance report, or a CSV by a saved mapping. The same file again adds nothing.",
  right: "money.close",
  payload: z.object({
    name: typed(200, 1),
    file: z.string().check(z.minLength(1), z.maxLength(MOST_SIGNS), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    /** Null: as Stripe writes it. */
    mapping: z.nullable(typed(100, 1)),
  }),
  answer: z.object({ added: z.int(), lines: z.int() }),
  failures: pickFailures(booksFailures, "books/no-such-mapping", "books/unreadable"),
});

export const fetchGatewayReport = defineCall({
  ...OF_CONSOLE,
  name: "fetchGatewayReport",
  method: "POST",
  path: "/api/operator/books/fetch",
  summary:
    "Asks the gateway for its report of a day and takes it over. `waiting`: it is being made there, which takes some minutes.",
  right: "money.close",
  payload: z.object({ day: z.string().check(z.refine(isDay)) }),
  answer: z.object({ state: z.enum(["taken", "waiting"]), added: z.int(), lines: z.int() }),
  failures: pickFailures(
    booksFailures,
    "books/no-gateway",
    "books/day-not-over",
    "books/gateway-silent",
    "books/unreadable",
  ),
});
