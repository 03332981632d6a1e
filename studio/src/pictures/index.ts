export type { PictureWish } from "./picture-wish.ts";
export { type PreparedPicture, preparePicture } from "./prepare-picture.ts";
