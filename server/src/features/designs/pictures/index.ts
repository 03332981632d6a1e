export { decodePicture } from "./decode-picture.ts";
export { forgetPictures, forgetPicturesJob } from "./forget-pictures.ts";
export { getPicture } from "./get-picture.ts";
export { listOwnPictures } from "./list-own-pictures.ts";
export { countPictures, findPictures, hidePicture } from "./pictures.store.ts";
export { readPictures } from "./read-pictures.ts";
export { listUploadFiles } from "./upload-files.ts";
export { uploadPicture } from "./upload-picture.ts";
