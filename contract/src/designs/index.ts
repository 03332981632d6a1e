export { designDocument } from "./document.ts";
export { designsFailures } from "./failures.ts";
export { openDesign, type OpenedDesign } from "./open-design.ts";
export {
  getPicture,
  listPictures,
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  removePicture,
  uploadPicture,
  type DesignPicture,
} from "./pictures.ts";
export { finishDesign, saveDesign } from "./save-design.ts";
export { editImageMagicDesign, getImageMagicToken } from "./tokens.ts";
