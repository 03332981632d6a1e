/**
 * The money for an order has come: by card or PayPay in the transaction that places it, after `onPlaced` was called; for an invoice
 * when its bill is paid. Once for each order.
 */
export { promisePaidMiles } from "../features/miles/index.ts";
