export { advanceOrder, type FulfilmentStep } from "./advance-order.ts";
export { countOrdered } from "./count-ordered.ts";
export { isBeingPaid } from "./is-being-paid.ts";
export { isInDelivery } from "./is-in-delivery.ts";
export type { PlacedOrder, RefundedOrder } from "./order-desk.ts";
export { ordersRoutes } from "./orders.routes.ts";
export type { Order } from "./orders.tables.ts";
export { recordInvoicePayment } from "./record-payment.ts";
export { reprintOrder } from "./reprint-order.ts";
export { findPlacedOrder, undoStep } from "./undo-step.ts";
export { listWaitingMoney, type MoneyWait } from "./waiting-money.ts";
export {
  anonymiseOrders,
  eraseOldOrders,
  findUnfinished,
  hasOrderedVersion,
  listOrderedVersions,
} from "./withdrawn-orders.ts";
