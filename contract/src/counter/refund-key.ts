import * as z from "zod/mini";

/** Of the form: however often it is sent, one refund is made of it. */
export const refundKey = z.optional(z.uuid());
