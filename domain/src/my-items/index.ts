export { findTextFaults, MAX_ITEM_DESCRIPTION, MAX_ITEM_NAME, MAX_SELLING_PRICE, type MyItemText, type MyItemTextFault } from "./my-item-text.ts";
export { profitFromFans, type FanProfit } from "./profit.ts";
export { canBeDeleted, canBeEdited, COMPLETED, DRAFT, type Deletable, type MyItemStatus } from "./status.ts";
