export { draftFolder, draftFolderOf, draftImage } from "./draft-image.ts";
export { drawView } from "./draw-view.ts";
export { drawMockup, drawVersion, type IsBought, versionFolder, versionImage } from "./version-image.ts";
