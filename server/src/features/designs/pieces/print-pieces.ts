import { createHash } from "node:crypto";
import { PERSONAL_KIND_NAMES, PERSONAL_KINDS } from "@surimono/domain/catalogue";
import type { PersonalWords } from "@surimono/domain/designs";
import { csvOf } from "../../../platform/csv/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { areaFileName, drawFiles, printKey } from "../package/index.ts";
import { findSize, inSize, printedArea, type SizedVersion } from "../version/index.ts";
import { areasOfPiece, getVersion } from "./pieces-of-version.ts";

export interface PieceToPrint extends PersonalWords {
  /** Its number in the roster, which files and tickets are named by. */
  readonly row: number;
  /** From 1. */
  readonly parcel: number;
}

/** A line of an order whose pieces differ. */
export interface PiecesToPrint {
  readonly orderNumber: string;
  readonly dispatchBy: string;
  readonly lineId: string;
  readonly versionId: string;
  readonly sizeId: number;
  readonly sizeName: string;
  readonly pieces: readonly PieceToPrint[];
}

/** Whether the pieces are still to be made: their order may be cancelled, and its account closed, while they are. */
export type AreWanted = () => Promise<boolean>;

/** Of one version; the words of members who left are deleted with it. */
export const PIECES_FOLDER = "pieces";

type PiecesOfLine = Pick<PiecesToPrint, "versionId" | "lineId">;

export function pieceKey({ versionId, lineId }: PiecesOfLine, name: string): string {
  return printKey(versionId, `${PIECES_FOLDER}/${lineId}/${name}`);
}

/**
 * The print files of each piece's own areas, with a ticket (作業票) that says which is which; the other areas are those of the version's
 * package. One piece after the other, so two hundred take no more memory than one. Done again it makes what is missing. As
 * soon as they are not wanted any more, everything that has their words goes.
 */
export async function printPieces(shop: Shop, line: PiecesToPrint, areWanted: AreWanted): Promise<void> {
  if (!((await areWanted()) && (await makePieces(shop, line, areWanted)) && (await areWanted())))
    await shop.files.removeAll(pieceKey(line, "").replace(/\/$/, ""));
}

/** Whether it made them all. */
async function makePieces(shop: Shop, line: PiecesToPrint, areWanted: AreWanted): Promise<boolean> {
  const version = await inSize(shop, await getVersion(shop, line.versionId), line.sizeId);
  const size = findSize(version, line.sizeId);
  if (!size) throw new RangeError(`version ${version.id} has no size ${line.sizeId}`);
  const sized = { version, group: size.group };
  const printed: PrintedPiece[] = [];
  for (const piece of line.pieces) {
    if (!(await areWanted())) return false;
    printed.push(await printPiece(shop, sized, line, piece));
  }
  const head = [
    "注文番号",
    "明細",
    "No.",
    "サイズ",
    "お届け先",
    ...PERSONAL_KINDS.map((kind) => PERSONAL_KIND_NAMES[kind]),
  ];
  const rows = printed.flatMap(({ piece, files }) =>
    files.map(({ area, name, sha256 }) => [
      ...[line.orderNumber, line.lineId, piece.row, line.sizeName, piece.parcel, piece.name, piece.number],
      ...[area, name, sha256],
    ]),
  );
  const csv = csvOf([[...head, "印刷場所", "ファイル", "SHA-256"], ...rows]);
  await write(shop, line, "ticket.csv", Buffer.from(csv), "text/csv; charset=utf-8");
  const { orderNumber: order_number, lineId: line_id, sizeName: size_name, dispatchBy: dispatch_by } = line;
  const ticket = { order_number, line_id, size: size_name, dispatch_by, pieces: printed };
  // Last: its presence means that everything is there.
  await write(shop, line, "ticket.json", Buffer.from(`${JSON.stringify(ticket, null, 2)}\n`), JSON_TYPE);
  return true;
}

const JSON_TYPE = "application/json; charset=utf-8";

interface PrintedPiece {
  readonly piece: PieceToPrint;
  readonly files: readonly { readonly area: string; readonly name: string; readonly sha256: string }[];
}

async function printPiece(
  shop: Shop,
  sized: SizedVersion,
  line: PiecesToPrint,
  piece: PieceToPrint,
): Promise<PrintedPiece> {
  const number = numberOf(piece.row);
  const known = await readPrinted(shop, line, piece);
  if (known) return known;
  const files: PrintedPiece["files"][number][] = [];
  for (const drawn of await areasOfPiece(shop, sized.version, { words: piece, sizeId: line.sizeId })) {
    const { print, plate, pdf } = await drawFiles(shop, sized, drawn);
    const stem = `${number}-${areaFileName(sized.version, drawn.areaKindId, sized.group)}`;
    const area = printedArea(sized.version.goods, drawn.areaKindId).name;
    const keep = async (name: string, bytes: Uint8Array, contentType: string) => {
      await write(shop, line, name, bytes, contentType);
      files.push({ area, name, sha256: createHash("sha256").update(bytes).digest("hex") });
    };
    await keep(`${stem}.png`, print, "image/png");
    if (plate) await keep(`${stem}-white.png`, plate, "image/png");
    await keep(`${stem}.pdf`, pdf, "application/pdf");
  }
  const printed = { piece, files };
  await write(shop, line, `${number}.json`, Buffer.from(JSON.stringify(printed)), JSON_TYPE);
  return printed;
}

/** What an interrupted job has made already; undefined where a file of it is lost. */
async function readPrinted(shop: Shop, line: PiecesToPrint, piece: PieceToPrint): Promise<PrintedPiece | undefined> {
  const printed = await readPiece(shop, line, piece.row);
  if (!printed) return undefined;
  for (const { name } of printed.files) if (!(await shop.files.read(printed.keyOf(name)))) return undefined;
  return { piece, files: printed.files };
}

/** What was made of a piece. */
export async function readPiece({ files }: Pick<Shop, "files">, line: PiecesOfLine, row: number) {
  const bytes = await files.read(pieceKey(line, `${numberOf(row)}.json`));
  if (!bytes) return undefined;
  const made = JSON.parse(bytes.toString("utf8")) as PrintedPiece;
  return { files: made.files, keyOf: (name: string) => pieceKey(line, name) };
}

function numberOf(row: number): string {
  return String(row).padStart(3, "0");
}

async function write(shop: Shop, line: PiecesToPrint, name: string, bytes: Uint8Array, type: string): Promise<void> {
  await shop.files.write(pieceKey(line, name), bytes, type);
}
