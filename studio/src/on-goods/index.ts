export { createOutlines, type Outlines, type PaintedGoods } from "../editor/canvas/goods-painter.ts";
export { copiedDesign } from "../editor/model/copied-design.ts";
export { isThrifty } from "../editor/parts/is-thrifty.ts";
export { ColorsOnGoods } from "./colors-on-goods.tsx";
export { createDesignOnGoods } from "./design-on-goods.ts";
export type { OnGoods } from "./on-goods.ts";
export { createPictureOnGoods, imageLayer, measureOnDevice } from "./picture-on-goods.ts";
