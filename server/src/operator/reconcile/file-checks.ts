import { createHash } from "node:crypto";
import type { DocumentSheet } from "@surimono/domain/documents";
import { type SQL, sql } from "drizzle-orm";
import { sheetSha256 } from "../../features/documents/index.ts";
import type { Queries } from "../../platform/database/index.ts";
import type { Files } from "../../platform/files/index.ts";
import type { Difference } from "./check.ts";

const BATCH = 500;

/** Every file that a row names, with its hash where the row has one. */
const NAMED = sql`
  select 'documents/' || document_id || '/' || sha256 || '.pdf' as key, sha256 from document_files
  union all select 'pictures/' || user_id || '/' || id || case content_type when 'image/jpeg' then '.jpg' else '.png' end, null from design_pictures
  union all select 'pictures/my-items/' || id || '/original.' || case content_type when 'image/jpeg' then 'jpg' else 'png' end, null from my_item_pictures
  union all select 'support/' || entry_id || '/' || position, null from ticket_files
  union all select 'unit-photos/' || to_char(taken_at at time zone 'Asia/Tokyo', 'YYYY-MM') || '/' || id || case content_type when 'image/jpeg' then '.jpg' else '.png' end, null
    from unit_photos
  union all select 'defects/' || report_id || coalesce('/' || message_id, '') || '/' || coalesce(place, position + 1) || case content_type when 'image/jpeg' then '.jpg' else '.png' end, null
    from defect_photos
  union all select 'pictures/reviews/' || id || '/original' || case content_type when 'image/jpeg' then '.jpg' else '.png' end, null
    from review_photos where unused_since is null
  union all select 'pictures/items/' || file || '/prepared.webp', null from catalogue_pictures`;

/** Each line of an order that went into print. */
const IN_PRINT = sql`
  from orders join order_lines line on line.user_id = orders.user_id and line.order_id = orders.id
  where orders.lifecycle = 'placed' and orders.way <> 'sending' and orders.fulfilment in ('printing', 'packed', 'shipped', 'stored')`;

/** What the press has been given. A ticket names its files: those of the line, and where its pieces differ, also theirs. */
const TICKETS = {
  "the ticket of a line in print": sql`
    select 'prints/' || line.version_id || '/lines/' || line.id || '.json' as key, null as sha256 ${IN_PRINT}`,
  "the ticket of pieces in print": sql`
    select 'prints/' || line.version_id || '/pieces/' || line.id || '/ticket.json' as key, null as sha256 ${IN_PRINT}
      and line.roster is not null`,
};

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Reads every file that the database names. */
export async function checkFiles(queries: Queries, files: Pick<Files, "read">): Promise<Counted> {
  const counted: Counted = { files: 0, differences: [] };
  const read = async (check: string, key: string, hash: string | null): Promise<Buffer | undefined> => {
    counted.files++;
    const bytes = await files.read(key);
    const found = bytes ? (hash ? sha256(bytes) : "there") : "nothing";
    const expected = hash ?? "there";
    if (found !== expected) counted.differences.push({ check, about: key, expected, found });
    return bytes;
  };
  for await (const row of named(queries, NAMED)) await read("a file that a row names", row.key, row.sha256);
  const seen = new Set<string>();
  for (const [check, tickets] of Object.entries(TICKETS))
    for await (const { key } of named(queries, tickets)) {
      const ticket = await read(check, key, null);
      for (const file of ticket ? filesOf(JSON.parse(ticket.toString("utf8")), folderOf(key)) : []) {
        if (seen.has(file.key)) continue;
        seen.add(file.key);
        await read("a file of a print package", file.key, file.sha256);
      }
    }
  return counted;
}

export interface Counted {
  files: number;
  readonly differences: Difference[];
}

interface NamedFile extends Record<string, unknown> {
  readonly key: string;
  readonly sha256: string | null;
}

async function* named(queries: Queries, keys: SQL): AsyncGenerator<NamedFile> {
  for (let after = ""; ; ) {
    const { rows } = await queries.execute<NamedFile>(
      sql`select * from (${keys}) named where key collate "C" > ${after} order by key collate "C" limit ${BATCH}`,
    );
    yield* rows;
    after = rows.at(-1)?.key ?? "";
    if (rows.length < BATCH) return;
  }
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf("/"));

/** Wherever a ticket names a file with its hash: in the folder of the version that it is of, and beside a ticket that names none. */
function filesOf(value: unknown, folder: string): { readonly key: string; readonly sha256: string }[] {
  if (Array.isArray(value)) return value.flatMap((one) => filesOf(one, folder));
  if (typeof value !== "object" || value === null) return [];
  const { version_id, name, sha256: hash } = value as Readonly<Record<string, string>>;
  const own = version_id ? `prints/${version_id}` : folder;
  const file = name && hash ? [{ key: `${own}/${name}`, sha256: hash }] : [];
  return [...file, ...Object.values(value).flatMap((one) => filesOf(one, own))];
}

/** A document's words still have the hash under which it was issued. */
export async function checkSheets(queries: Queries): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const { rows } = await queries.execute<{ id: string; number: string; sheet: DocumentSheet; sha256: string }>(
      sql`select id, number, sheet, sha256 from documents where id > ${after}::uuid order by id limit ${BATCH}`,
    );
    for (const { number: about, sheet, sha256: expected } of rows) {
      const found = sheetSha256(sheet);
      if (found !== expected) differences.push({ check: "a document is as it was issued", about, expected, found });
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return differences;
  }
}
