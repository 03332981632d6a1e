import { PAYMENT_METHODS } from "@surimono/domain/payments";
import * as z from "zod/mini";

export const paymentType = z.union(Object.values(PAYMENT_METHODS).map(({ code }) => z.literal(code)));
