export { confirmDesign } from "./confirm-design.ts";
export { myItemsFailures } from "./failures.ts";
export { getMyItem } from "./get-my-item.ts";
export { listMyItems } from "./list-my-items.ts";
export { markProduct } from "./mark-product.ts";
export type { MyItem, MyItemCard, MyItemTag } from "./my-item.ts";
export { updateProduct } from "./update-product.ts";
