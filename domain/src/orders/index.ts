export { CANCELLATION_MINUTES, canBeCancelled, cancellableUntil, paymentWhenCancelled } from "./cancellation.ts";
export { confirmationItems } from "./confirmation-items.ts";
export { canBeHeld } from "./hold.ts";
export { orderNumber, parseOrderNumber } from "./order-number.ts";
export {
  canStepParcel,
  PARCEL_STATE_NAMES,
  PARCEL_STATES,
  type ParcelState,
  parcelState,
} from "./parcel-state.ts";
export {
  deliveryPaid,
  type PieceRefund,
  piecesLeft,
  type RefundWish,
  refundOfPieces,
  refundRates,
  refundSum,
} from "./piece-refund.ts";
export { type RefundByRate, refundTaxes } from "./refund-taxes.ts";
export {
  invoiceAfterRefunds,
  type PaymentSums,
  paymentAfterRefunds,
  type Refund,
  type RefundStanding,
  refundStanding,
} from "./refunds.ts";
export {
  piecesToReplace,
  REPLACEMENT_CAUSE_NAMES,
  type ReplacementCause,
  type ReplacementWish,
  replacedPieces,
} from "./replacement.ts";
export { splitPieces } from "./split-pieces.ts";
export { ORDER_STATE_NAMES } from "./state-names.ts";
export { isBeingPrepared, ORDER_STATUS, orderStatusCode, orderStatusName } from "./status.ts";
export {
  canStep,
  movesTo,
  NEW_ORDER,
  ORDER_TRANSITIONS,
  ORDER_UNDOS,
  type OrderAxes,
} from "./transitions.ts";
