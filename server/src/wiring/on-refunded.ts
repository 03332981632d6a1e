/** Money of an order that stays placed went back, in part or all of it. May be told again with the same sum. */
export { lowerBill } from "../features/billing/index.ts";
export { finishRefunded } from "../features/defects/index.ts";
export { cancelRefundedUnits } from "../features/floor/index.ts";
export { lowerRefundedMiles } from "../features/miles/index.ts";
