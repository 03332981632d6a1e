import * as z from "zod/mini";

export const orderId = z.uuid();
