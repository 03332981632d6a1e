export { drawPiece } from "./draw-piece.ts";
export { listPieceFiles, type PieceFile, safeWord } from "./export-pieces.ts";
export { checkPieces, personalViews } from "./pieces-of-version.ts";
export { type AreWanted, PIECES_FOLDER, type PiecesToPrint, printPieces, readPiece } from "./print-pieces.ts";
