import type { Queries } from "../../platform/database/index.ts";
import { listFilesOf } from "./support.store.ts";
import type { TicketFile } from "./support.tables.ts";

/** By the entry alone, as a file is written before its ticket is known. The key holds nothing of the person. */
export function ticketFileKey({ entryId, position }: Pick<TicketFile, "entryId" | "position">): string {
  return `${ticketFolder(entryId)}/${position}`;
}

export function ticketFolder(entryId: string): string {
  return `support/${entryId}`;
}

/** Where the files lie that a member has sent by letter. */
export async function listTicketFileKeys(queries: Queries, userId: string): Promise<string[]> {
  return (await listFilesOf(queries, userId)).map(ticketFileKey);
}
