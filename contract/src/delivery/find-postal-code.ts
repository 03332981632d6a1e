import * as z from "zod/mini";
import { defineCall, pickFailures, typed } from "../kernel/index.ts";
import { deliveryFailures } from "./failures.ts";

export const findPostalCode = defineCall({
  name: "findPostalCode",
  method: "GET",
  path: "/api/address/postal-code",
  summary: "The address of a postal code, to start the form with; every field stays editable.",
  access: "member",
  payload: z.object({ postal_code: typed(20, 1) }),
  answer: z.object({
    /** 123-4567 */
    postal_code: z.string(),
    prefecture: z.string(),
    city: z.string(),
    /** Empty when the code covers several towns, or none in particular. */
    street: z.string(),
    /** Of a large office with a postal code of its own. */
    company_name: z.string(),
    /** The code covers several towns, and possibly another city: the person must look at it. */
    multi_town: z.boolean(),
  }),
  failures: pickFailures(deliveryFailures, "delivery/no-such-postal-code", "delivery/invalid-postal-code"),
});
