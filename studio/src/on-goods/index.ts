export type { PaintedGoods } from "../editor/canvas/goods-painter.ts";
export { createPictureOnGoods, imageLayer, measureOnDevice, type PictureOnGoods } from "./picture-on-goods.ts";
