export { drawPiece } from "./draw-piece.ts";
export { checkPieces, personalViews } from "./pieces-of-version.ts";
export { PIECES_FOLDER, type PiecesToPrint, printPieces } from "./print-pieces.ts";
