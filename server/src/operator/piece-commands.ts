import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fail, ok } from "@surimono/domain/kernel";
import { orderNumber } from "@surimono/domain/orders";
import { listPieceFiles, type PieceFile, safeWord } from "../features/designs/index.ts";
import { findPlacedOrder, listRosters, type RosterLine } from "../features/orders/index.ts";
import { csvOf } from "../platform/csv/index.ts";
import { type Files, openFiles } from "../platform/files/index.ts";
import type { OperatorCommand, OperatorWork } from "./operator-command.ts";

export const PIECE_HELP = `  npm run operator -- export-pieces <order number> --to <folder> [--line <n>]
      The print files of each piece whose name or number is its own, with names that say which is which, and a list. What is there
      already is left, so an export that was interrupted goes on; pieces that are not printed yet come with the next one.`;

export const PIECE_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "export-pieces": { words: 1, options: ["to", "line"], about: "order", run: exportPieces },
};

async function exportPieces(work: OperatorWork, number: string | undefined): Promise<number> {
  const { to, line: typed } = work.options;
  if (!number || !to) throw new Error(`Which order, and into which folder?\n\n${PIECE_HELP}`);
  if (typed !== undefined && !/^[1-9]\d{0,2}$/.test(typed)) throw new Error("--line is the number of a line, from 1.");
  // In a transaction, so that it is written down: the words are names of people.
  const found = await work.database.inTransaction(async (tx) => {
    const order = await findPlacedOrder(tx, number);
    if (!order) return fail("no-order");
    const all = await listRosters(tx, { userId: order.userId, orderId: order.id });
    const lines = all.filter((one) => typed === undefined || one.number === Number(typed));
    return lines.length > 0 ? ok({ name: orderNumber(order.sequence), lines }) : fail("no-roster");
  });
  if (!found.ok)
    throw new Error(
      found.failure.code === "no-order"
        ? `There is no placed order ${number}.`
        : `Order ${number} has no such line whose pieces have names or numbers of their own.`,
    );
  const { name, lines } = found.value;
  const files = await openFiles(work.env);
  let missing = 0;
  for (const line of lines) {
    const folder = join(to, name, safeWord(`${line.number}-${line.line.name}-${line.line.sizeName}`));
    missing += await saveLine(work, files, line, folder);
  }
  return missing > 0 ? 1 : 0;
}

/** Answers how many pieces are missing. */
async function saveLine(work: OperatorWork, files: Files, { number, line, pieces }: RosterLine, folder: string) {
  await mkdir(folder, { recursive: true });
  const rows: (string | number)[][] = [];
  const count = { saved: 0, there: 0, missing: 0, broken: 0 };
  for await (const printed of listPieceFiles({ files }, { ...line, lineId: line.id, pieces })) {
    if (!printed) count.missing += 1;
    for (const file of printed ?? []) {
      const { piece, area, name, sha256 } = file;
      count[await saveFile(file, join(folder, name))] += 1;
      rows.push([piece.row, line.sizeName, piece.parcel, piece.name, piece.number, area, name, sha256]);
    }
  }
  const head = ["No.", "サイズ", "お届け先", "名前", "番号", "印刷場所", "ファイル", "SHA-256"];
  await writeFile(join(folder, "一覧.csv"), csvOf([head, ...rows]));
  work.say(
    `Line ${number}, ${line.sizeName}, ${pieces.length} pieces: ${count.saved} files saved, ${count.there} there.`,
  );
  if (count.missing > 0) work.say(`  ${count.missing} pieces are not printed yet: give the command again later.`);
  if (count.broken > 0) work.say(`  ${count.broken} files are lost or damaged: give reprint, then this again.`);
  work.say(`  ${folder}`);
  return count.missing + count.broken;
}

/** Complete or not at all. */
async function saveFile({ sha256, read }: PieceFile, path: string): Promise<"saved" | "there" | "broken"> {
  const isWhole = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex") === sha256;
  const there = await readFile(path).catch(() => undefined);
  if (there && isWhole(there)) return "there";
  const bytes = await read();
  if (!bytes || !isWhole(bytes)) return "broken";
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  return "saved";
}
