import * as z from "zod/mini";
import { deliveryFailures, destinationsInput, keptDestinationSchema } from "../delivery/index.ts";
import { defineCall, nothing, pickFailures } from "../kernel/index.ts";
import { totalsSchema } from "./cart.ts";
import { cartFailures } from "./failures.ts";
import { obstacleSchema } from "./obstacles.ts";

const answer = z.object({
  /** Whether the cart goes to several destinations. Those that were entered stay when it does not. */
  several: z.boolean(),
  /** Raised by each change: the next one names it. */
  revision: z.int(),
  destinations: z.array(keptDestinationSchema),
  totals: totalsSchema,
  /** What is missing or wrong in them. */
  obstacles: z.array(obstacleSchema),
});

export const getDestinations = defineCall({
  name: "getDestinations",
  method: "GET",
  path: "/api/cart/destinations",
  summary: "Where the pieces of the open cart go, if to several destinations, and what is missing until they can.",
  access: "member",
  payload: nothing,
  answer,
  failures: {},
});

/**
 * Takes over the whole list, unfinished as it may be. `delivery/invalid-address` carries `detail.problems: {destination_id, field, code,
 * message}[]`, and nothing was taken. `cart/split-changed` neither: the list is not of that `revision` any more. Without one it is not asked for.
 */
export const saveDestinations = defineCall({
  name: "saveDestinations",
  method: "PUT",
  path: "/api/cart/destinations",
  summary: "Keeps where the pieces of the open cart go: several destinations with their pieces, or one.",
  access: "member",
  payload: z.strictObject({
    several: z.boolean(),
    revision: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
    destinations: destinationsInput,
  }),
  answer,
  failures: {
    ...pickFailures(deliveryFailures, "delivery/no-such-address", "delivery/invalid-address"),
    ...pickFailures(cartFailures, "cart/no-such-line", "cart/split-changed"),
  },
});
