export { isCleared } from "./checks/index.ts";
export { copyDesigns, startItem } from "./design/index.ts";
export { designsRoutes } from "./designs.routes.ts";
export { forgetDesigns, giveUpPictures } from "./forget-designs.ts";
export {
  draftFolder,
  draftImage,
  drawCover,
  drawDraftCover,
  drawMockup,
  type IsBought,
  keptViews,
  versionImage,
} from "./mockup/index.ts";
export { printKey } from "./package/index.ts";
export { countPictures, decodePicture, doubtRemoved, listUploadFiles } from "./pictures/index.ts";
export {
  type AreWanted,
  checkPieces,
  drawPiece,
  listPieceFiles,
  type PieceFile,
  type PiecesToPrint,
  personalViews,
  printPieces,
  readPiece,
  safeWord,
} from "./pieces/index.ts";
export {
  enqueueReprint,
  isPrintable,
  type LineTicket,
  printPlaced,
  printVersionJob,
  readLineTicket,
} from "./print/index.ts";
export { prepareRemix } from "./remix/index.ts";
export { findUncleared, keepGoods, listShownParts } from "./version/index.ts";
