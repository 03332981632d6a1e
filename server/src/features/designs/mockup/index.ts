export { draftFolder, draftFolderOf, draftImage, drawDraftCover } from "./draft-image.ts";
export { drawView } from "./draw-view.ts";
export {
  drawCover,
  drawMockup,
  drawVersion,
  type IsBought,
  keptViews,
  versionFolder,
  versionImage,
} from "./version-image.ts";
