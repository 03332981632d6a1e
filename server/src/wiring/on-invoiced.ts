import { billInvoiced } from "../features/billing/index.ts";
import type { InvoicedOrder } from "../features/documents/index.ts";
import type { Hook } from "../platform/hook.ts";

/** A member asked for the 請求書 of an order. Once for each order; other copies are not told. */
export const onInvoiced: readonly Hook<InvoicedOrder>[] = [billInvoiced];
