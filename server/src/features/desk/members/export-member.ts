import type { FileAnswer, Shop } from "../../../platform/http/index.ts";
import { writeZip, type ZipEntry } from "../../../platform/zip/index.ts";
import { listPhotoFiles } from "../../defects/index.ts";
import { listUploadFiles } from "../../designs/index.ts";
import { documentFile, searchDocuments } from "../../documents/index.ts";
import { listItemPictureFiles } from "../../my-items/index.ts";
import { listReviewFiles } from "../../reviews/index.ts";
import { listTicketFileKeys } from "../../support/index.ts";
import { readEverything } from "./read-everything.ts";

type Parts = Pick<Shop, "database" | "files" | "now">;

/** More than anybody has; each is one page or two. */
const MOST_DOCUMENTS = 10_000;
const LISTS = [listUploadFiles, listItemPictureFiles, listPhotoFiles, listReviewFiles, listTicketFileKeys] as const;

/** Everything that is kept about a person (rule members-export): the rows as JSON, and the files. */
export function exportMember(shop: Parts, userId: string, email: string): FileAnswer {
  return {
    stream: writeZip(entriesOf(shop, userId, email)),
    contentType: "application/zip",
    fileName: `member-${userId}.zip`,
  };
}

async function* entriesOf({ database, files, now }: Parts, userId: string, email: string): AsyncGenerator<ZipEntry> {
  const { db } = database;
  const modified = now();
  const asEntry = (name: string, bytes: Uint8Array): ZipEntry => ({ name, bytes, modified });
  const contents: { name: string; rows?: number; missing?: true }[] = [];
  for await (const { table, rows } of readEverything(db, userId, email)) {
    const name = `data/${table}.json`;
    contents.push({ name, rows: rows.length });
    yield asEntry(name, jsonOf(rows));
  }
  for (const list of LISTS)
    for (const key of await list(db, userId)) {
      const name = `files/${key.replace(`/${userId}/`, "/")}`;
      const bytes = await files.read(key);
      contents.push({ name, ...(!bytes && { missing: true }) });
      if (bytes) yield asEntry(name, bytes);
    }
  for (const document of await searchDocuments(db, { userId }, MOST_DOCUMENTS)) {
    const name = `files/documents/${document.number}.pdf`;
    contents.push({ name });
    yield asEntry(name, await documentFile({ database, files, now }, document));
  }
  yield asEntry("contents.json", jsonOf({ member_id: userId, made_at: modified, contents }));
}

function jsonOf(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);
}
