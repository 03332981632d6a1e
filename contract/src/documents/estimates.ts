import { DOCUMENT_NAME_MAX } from "@surimono/domain/documents";
import * as z from "zod/mini";
import { cartFailures } from "../cart/index.ts";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { documentSummarySchema } from "./document.ts";
import { documentFailures } from "./failures.ts";

export const makeEstimate = defineCall({
  name: "makeEstimate",
  method: "POST",
  path: "/api/document/estimate",
  summary:
    "Issues an estimate of the open cart, good for 30 days. The same `request_key` answers the one that was issued.",
  access: "member",
  repeatable: true,
  payload: z.strictObject({
    request_key: z.uuid(),
    recipient: typed(DOCUMENT_NAME_MAX),
    honorific: z.enum(["様", "御中"]),
  }),
  answer: documentSummarySchema,
  failures: pickFailures(
    documentFailures,
    "documents/name-missing",
    "documents/nothing-to-estimate",
    "documents/cart-not-orderable",
  ),
});

export const orderEstimate = defineCall({
  name: "orderEstimate",
  method: "POST",
  path: "/api/document/estimate/order",
  summary:
    "Puts the lines of an own estimate into the cart, at most at its prices. Lines that are there already are raised to its quantity: twice is as good as once.",
  access: "member",
  payload: z.strictObject({ document_id: z.uuid() }),
  answer: z.object({
    /** Lines that are in the cart now as the estimate has them. */
    laid: z.int(),
    /** Those that cannot be made any more as they were. */
    gone: z.array(z.object({ name: z.string(), message: z.string() })),
    /** Lines of the cart that are not of the estimate. */
    others: z.int(),
  }),
  failures: {
    ...pickFailures(documentFailures, "documents/no-such-document", "documents/estimate-over"),
    ...pickFailures(cartFailures, "cart/full"),
  },
});
