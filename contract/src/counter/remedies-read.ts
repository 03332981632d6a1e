import * as z from "zod/mini";

/** How many refunds and goods made once more an order had, as it was read: after another one a further one is refused. */
export const remediesRead = z.optional(z.int().check(z.minimum(0)));
