import type { PayloadOf } from "@surimono/contract/kernel";
import type { answerTicket } from "@surimono/contract/support";
import { fail, ok } from "@surimono/domain/kernel";
import type { Files } from "../../platform/files/index.ts";
import type { TicketFile } from "./support.tables.ts";
import { ticketFileKey } from "./ticket-files.ts";

type Sent = PayloadOf<typeof answerTicket>["files"];
type Row = Omit<TicketFile, "ticketId" | "userId">;
export type KeptFiles = readonly Row[];

/** The first bytes of each kind, and the endings of its names. */
const KINDS = [
  { type: "application/pdf", begins: [0x25, 0x50, 0x44, 0x46, 0x2d], ends: /\.pdf$/i },
  { type: "image/png", begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ends: /\.png$/i },
  { type: "image/jpeg", begins: [0xff, 0xd8, 0xff], ends: /\.jpe?g$/i },
] as const;

/** Written before the answer that names them: what is left without one lies under a key that nothing leads to. */
export async function keepAnswerFiles(files: Pick<Files, "write">, entryId: string, sent: Sent) {
  const read = sent.map(({ name, file }) => ({ name, bytes: Buffer.from(file, "base64") }));
  const rows: Row[] = [];
  for (const [index, { name, bytes }] of read.entries()) {
    const kind = KINDS.find(({ begins, ends }) => ends.test(name) && begins.every((byte, at) => bytes[at] === byte));
    if (!kind) return fail("support/file-not-possible");
    rows.push({ entryId, position: index + 1, name, contentType: kind.type, byteSize: bytes.length });
  }
  for (const [index, row] of rows.entries())
    await files.write(ticketFileKey(row), read[index]?.bytes as Buffer, row.contentType);
  return ok(rows);
}
