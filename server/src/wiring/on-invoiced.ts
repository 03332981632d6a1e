/** A member asked for the 請求書 of an order. Once for each order; other copies are not told. */
export { billInvoiced } from "../features/billing/index.ts";
