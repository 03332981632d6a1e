/** What joins one picture with cart and orders. */
export { findingsOf, keepForOrder, type PrintFinding } from "./on-goods/keep-for-order.ts";
export { inColor } from "./on-goods/laid-goods.ts";
export type { PictureOrder } from "./on-goods/picture-grid.tsx";
export { readPictureWish, writePictureWish } from "./on-goods/picture-wish.ts";
export { PrintOnGoods } from "./on-goods/print-on-goods.tsx";
