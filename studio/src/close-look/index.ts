export type { DesignOfGoods, GoodsLook, LookedAt, OtherWay } from "./looked-at.ts";
export { PictureWindow } from "./picture-window.tsx";
