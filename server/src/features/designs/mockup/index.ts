export { draftFolder, draftFolderOf, draftImage } from "./draft-image.ts";
export { drawMockup, drawView, type IsBought, versionFolder, versionImage } from "./version-image.ts";
