import * as z from "zod/mini";

/** Payment type codes of spec §4: 2 credit card in one payment, 8 PayPay, 1 invoice. */
export const paymentType = z.union([z.literal(1), z.literal(2), z.literal(8)]);
