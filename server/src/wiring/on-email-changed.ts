/** A member has another mail address, confirmed by the link at it. */
export { readdressOrders } from "../features/orders/index.ts";
