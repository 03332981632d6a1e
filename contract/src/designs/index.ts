export { copyDesign, keepDesignCopy, readDesign } from "./copy-design.ts";
export { lookAtDesign } from "./look-at-design.ts";
export { type OpenedDesign, openDesign } from "./open-design.ts";
export {
  type DesignPicture,
  getPicture,
  listPictures,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_PICTURES,
  PICTURE_PAGE,
  removePicture,
  THUMBNAIL_SIDE,
  uploadPicture,
} from "./pictures.ts";
export { getPrintFile, listPrintFiles, type PrintFile, type PrintFileKind } from "./print-files.ts";
export { finishDesign, saveDesign } from "./save-design.ts";
export { keepSimulation, openSimulation } from "./simulation.ts";
export { removeTagDesign } from "./tags.ts";
export { editImageMagicDesign, getImageMagicToken } from "./tokens.ts";
