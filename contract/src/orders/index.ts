export { cancelOrder } from "./cancel-order.ts";
export { getOrder } from "./get-order.ts";
export { getOrders } from "./get-orders.ts";
export { getPaymentResult } from "./get-payment-result.ts";
export type { WireOrderSummary } from "./order.ts";
export type { WireParcel } from "./parcel.ts";
export { placeOrder } from "./place-order.ts";
export { repeatDestinations } from "./repeat-destinations.ts";
export { reviewOrder } from "./review-order.ts";
