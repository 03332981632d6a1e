export {
  findTextFaults,
  MAX_ITEM_DESCRIPTION,
  MAX_ITEM_NAME,
  MAX_SELLING_PRICE,
  type MyItemText,
  type MyItemTextFault,
} from "./my-item-text.ts";
export { type FanProfit, profitFromFans } from "./profit.ts";
export { COMPLETED, canBeDeleted, canBeEdited, type Deletable, DRAFT, type MyItemStatus } from "./status.ts";
