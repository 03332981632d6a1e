import { DOCUMENT_KINDS } from "@surimono/domain/documents";
import { fail, ok, slashedDay } from "@surimono/domain/kernel";
import { csvOf } from "../../platform/csv/index.ts";
import type { FileAnswer, Shop } from "../../platform/http/index.ts";
import { writeZip, type ZipEntry } from "../../platform/zip/index.ts";
import { documentFile } from "./document-file.ts";
import { type DocumentSearch, searchDocuments } from "./documents.store.ts";
import type { Document } from "./documents.tables.ts";
import { sha256Of } from "./sha256-of.ts";

/** More would be a long while of drawing and downloading; a narrower search finds the rest. */
const MOST = 2_000;

type Parts = Pick<Shop, "database" | "files" | "now">;

/** The documents found as PDF, and an index that spreadsheets open as they are. */
export async function exportDocuments(shop: Parts, search: DocumentSearch) {
  const found = await searchDocuments(shop.database.db, search, MOST + 1);
  if (found.length > MOST) return fail("documents/too-many");
  const answer: FileAnswer = {
    stream: writeZip(entriesOf(shop, found)),
    contentType: "application/zip",
    fileName: "documents.zip",
  };
  return ok(answer);
}

/** The index comes last: it says what each file is, to the byte. */
async function* entriesOf(shop: Parts, found: readonly Document[]): AsyncGenerator<ZipEntry> {
  const sums = new Map<string, string>();
  for (const document of found) {
    const bytes = await documentFile(shop, document);
    sums.set(document.id, sha256Of(bytes));
    yield { name: nameOf(document), bytes, modified: document.issuedAt };
  }
  yield { name: "index.csv", bytes: Buffer.from(indexOf(found, sums)), modified: shop.now() };
}

function nameOf({ year, number }: Document): string {
  return `${year}/${number}.pdf`;
}

const COLUMNS = ["番号", "種類", "発行日", "宛名", "金額（税込）", "消費税額", "再発行のもと", "ファイル", "SHA-256"];

function indexOf(found: readonly Document[], sums: ReadonlyMap<string, string>): string {
  const rows = found.map((document) => {
    const { number, kind, day, sheet, amount } = document;
    const tax = sheet.taxes.reduce((sum, share) => sum + share.tax, 0);
    const { title } = DOCUMENT_KINDS[kind];
    return [
      number,
      title,
      slashedDay(day),
      sheet.recipient,
      amount,
      tax,
      sheet.copy,
      nameOf(document),
      sums.get(document.id) ?? "",
    ];
  });
  return csvOf([COLUMNS, ...rows]);
}
