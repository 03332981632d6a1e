export type { DesignOfGoods, GoodsLook, LookedAt } from "./looked-at.ts";
export { PictureWindow } from "./picture-window.tsx";
