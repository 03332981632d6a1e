export { CANCELLATION_MINUTES, canBeCancelled, cancellableUntil } from "./cancellation.ts";
export { type ConfirmationItem, type ConfirmationKey, confirmationItems } from "./confirmation-items.ts";
export { orderNumber, parseOrderNumber } from "./order-number.ts";
export {
  type PaymentSums,
  paymentAfterRefunds,
  type RefundStanding,
  refundStanding,
  splitTaxes,
} from "./refunds.ts";
export { isBeingPrepared, ORDER_STATUS, type OrderStatusCode, orderStatusCode, orderStatusName } from "./status.ts";
export {
  type AxisState,
  canMove,
  movesTo,
  NEW_ORDER,
  ORDER_TRANSITIONS,
  ORDER_UNDOS,
  type OrderAxes,
  type OrderAxis,
  type OrderMove,
} from "./transitions.ts";
