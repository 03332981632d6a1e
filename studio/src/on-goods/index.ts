export type { PaintedGoods } from "../editor/canvas/goods-painter.ts";
export { ColorsOnGoods } from "./colors-on-goods.tsx";
export { createPictureOnGoods, imageLayer, measureOnDevice, type PictureOnGoods } from "./picture-on-goods.ts";
