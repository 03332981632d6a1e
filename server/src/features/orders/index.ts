export { advanceOrder, type FulfilmentStep } from "./advance-order.ts";
export { countOrdered } from "./count-ordered.ts";
export type { Desk, OnMoneyBack, OnPlaced } from "./desk.ts";
export { isInDelivery } from "./is-in-delivery.ts";
export { type OrdersParts, ordersRoutes } from "./orders.routes.ts";
export type { Order, OrderLine } from "./orders.tables.ts";
export { recordInvoicePayment } from "./record-payment.ts";
export { sweepOrders } from "./sweep-orders.ts";
export { anonymiseOrders, eraseOldOrders, findUnfinished, listOrderedVersions } from "./withdrawn-orders.ts";
