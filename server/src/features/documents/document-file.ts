import type { DocumentSheet } from "@surimono/domain/documents";
import { createJobRunner } from "@surimono/studio/print";
import type { Shop } from "../../platform/http/index.ts";
import { findFile, keepFile } from "./documents.store.ts";
import type { Document } from "./documents.tables.ts";
import { sha256Of, sheetSha256 } from "./sha256-of.ts";

type Parts = Pick<Shop, "database" | "files" | "now">;

const runner = createJobRunner<DocumentSheet, Uint8Array>(new URL("./document-worker.ts", import.meta.url));

/**
 * The PDF of a document, drawn when it is first wanted. Its bytes are written under their hash before the row that names them, so that two
 * processes that draw at once, or one that dies between, leave one file that counts (rule documents-file).
 */
export async function documentFile({ database: { db }, files, now }: Parts, document: Document): Promise<Uint8Array> {
  const known = await findFile(db, document);
  const kept = known && (await files.read(fileKey(document, known.sha256)));
  if (kept) return checked(kept, known.sha256);
  if (sheetSha256(document.sheet) !== document.sha256) throw new Error(`document ${document.number} was changed`);
  const bytes = await runner.run(document.sheet);
  const sha256 = sha256Of(bytes);
  if (known && known.sha256 !== sha256) throw new Error(`the file of document ${document.number} is lost`);
  await files.write(fileKey(document, sha256), bytes, "application/pdf");
  if (known) return bytes;
  const { userId, id: documentId } = document;
  await keepFile(db, { userId, documentId, sha256, size: bytes.length, drawnAt: now() });
  return documentFile({ database: { db } as Parts["database"], files, now }, document);
}

function checked(bytes: Uint8Array, sha256: string): Uint8Array {
  if (sha256Of(bytes) !== sha256) throw new Error(`a file of a document is not what was stored as ${sha256}`);
  return bytes;
}

/** The key holds nothing of the person. */
function fileKey({ id }: Document, sha256: string): string {
  return `documents/${id}/${sha256}.pdf`;
}
