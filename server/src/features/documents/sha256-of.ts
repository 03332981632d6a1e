import { createHash } from "node:crypto";
import { canonicalJson, type DocumentSheet } from "@surimono/domain/documents";

export function sha256Of(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

/** It does not depend on how the database keeps the sheet. */
export function sheetSha256(sheet: DocumentSheet): string {
  return sha256Of(canonicalJson(sheet));
}
