import type { Shop } from "../../../platform/http/index.ts";
import { type PiecesToPrint, type PieceToPrint, readPiece } from "./print-pieces.ts";

/** A print file of one piece, by a name that says which piece it is. */
export interface PieceFile {
  readonly piece: PieceToPrint;
  readonly name: string;
  readonly area: string;
  readonly sha256: string;
  /** Undefined where the file is lost. One at a time: each may be megabytes. */
  readonly read: () => Promise<Buffer | undefined>;
}

type LineToExport = Pick<PiecesToPrint, "versionId" | "lineId" | "sizeName" | "pieces">;

/** The print files of each piece of a line in the roster's order; undefined for a piece that was not printed yet. */
export async function* listPieceFiles(
  { files }: Pick<Shop, "files">,
  line: LineToExport,
): AsyncGenerator<readonly PieceFile[] | undefined> {
  for (const piece of line.pieces) {
    const printed = await readPiece({ files }, line, piece.row);
    yield printed?.files.map(({ name, area, sha256 }) => ({
      ...{ piece, area, sha256, name: speakingName(line.sizeName, piece, { name, area }) },
      read: () => files.read(printed.keyOf(name)),
    }));
  }
}

/** Such as `002_L_ONO_7_胸中央.png`: sorted by the roster, and read without a list. */
function speakingName(
  sizeName: string,
  { row, name, number }: PieceToPrint,
  file: { readonly name: string; readonly area: string },
): string {
  const [, kind = ""] = /(-white)?\.[a-z]+$/.exec(file.name) ?? [];
  const ending = file.name.slice(file.name.lastIndexOf("."));
  const words = [sizeName, name, number, file.area].filter((word) => word !== "").map(safeWord);
  return `${[String(row).padStart(3, "0"), ...words].join("_")}${kind && "_白版"}${ending}`;
}

const MAX_LETTERS = 40;

/** Names of people and goods, for any file system. */
export function safeWord(word: string): string {
  const safe = word.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "＿").replaceAll(/\s+/gu, " ");
  return [...safe]
    .slice(0, MAX_LETTERS)
    .join("")
    .replaceAll(/^[. ]+|[. ]+$/gu, "");
}
