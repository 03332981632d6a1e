import { copyFile, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { refuseInTransaction } from "../database/index.ts";
import type { Env } from "../env/index.ts";
import { fromStore } from "./store-away.ts";
import { placeWhole, sweepDrafts, writeWhole } from "./whole-file.ts";

/** Files by key; throws a `StoreAway` while the store does not answer. Keys are plain ASCII paths made by us: names given by people stay in the database. */
export interface Files {
  write(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** A file of this machine, however large: it is not read into memory. */
  copyIn(key: string, path: string, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  /** The same a part at a time. */
  stream(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  remove(key: string): Promise<void>;
  /** Everything in a folder; a missing folder is fine. */
  removeAll(folder: string): Promise<void>;
  /** Of every file. */
  keys(): AsyncIterable<string>;
  /** Undefined when there is no such file. */
  writtenAt(key: string): Promise<Date | undefined>;
}

/** How long a store may be silent within a call. Not how long the call takes: a large file does take longer. */
const MOST_SILENT_MS = 30_000;

export async function openFiles(
  env: Pick<Env, "dataDir" | "filesS3">,
  mostSilentMs: number = MOST_SILENT_MS,
): Promise<Files> {
  const disk = new Disk(await driverFor(env, mostSilentMs));
  if (!env.filesS3) await sweepDrafts(rootOf(env), Date.now());
  return {
    async write(key, bytes, contentType) {
      refuseInTransaction("files.write");
      if (env.filesS3) return fromStore(() => disk.put(key, bytes, { contentType }));
      await writeWhole(rootOf(env), disk.file(key).key, bytes);
    },
    async copyIn(key, path, contentType) {
      refuseInTransaction("files.copyIn");
      if (env.filesS3) return fromStore(() => disk.copyFromFs(path, key, { contentType }));
      await placeWhole(rootOf(env), disk.file(key).key, (draft) => copyFile(path, draft));
    },
    async read(key) {
      try {
        // Not disk.getBytes, which for an empty file returns the memory its buffer was cut from.
        if (!env.filesS3) return await readFile(join(rootOf(env), disk.file(key).key));
        return Buffer.from(await fromStore(() => disk.getBytes(key)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async stream(key) {
      try {
        if (env.filesS3) return await fromStore(() => disk.getStream(key));
        const file = await open(join(rootOf(env), disk.file(key).key));
        return file.createReadStream();
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: (key) => fromStore(() => disk.delete(key)),
    removeAll: (folder) => fromStore(() => disk.deleteAll(folder)),
    keys: () => keysOf(disk),
    async writtenAt(key) {
      try {
        return (await fromStore(() => disk.getMetaData(key))).lastModified;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
}

async function* keysOf(disk: Disk): AsyncIterable<string> {
  let next: string | undefined;
  do {
    const token = next;
    const listed = await fromStore(() =>
      disk.listAll("", { recursive: true, ...(token && { paginationToken: token }) }),
    ).catch((error: unknown) => {
      // A shop that has kept no file yet has no folder for them.
      if (isMissing(error)) return { objects: [], paginationToken: undefined };
      throw error;
    });
    // What is being written lies in a folder with a dot.
    for (const file of listed.objects) if (file.isFile && !file.key.startsWith(".")) yield file.key;
    next = listed.paginationToken;
  } while (next);
}

function rootOf(env: Pick<Env, "dataDir">): string {
  return join(env.dataDir, "files");
}

async function driverFor(env: Pick<Env, "dataDir" | "filesS3">, mostSilentMs: number) {
  if (!env.filesS3) return new FSDriver({ location: rootOf(env), visibility: "private" });
  // The S3 client is large, and most shops on one machine do not need it.
  const { S3Driver } = await import("flydrive/drivers/s3");
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = env.filesS3;
  return new S3Driver({
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // R2 and MinIO refuse access-control lists; older compatible stores refuse unrequested checksums.
    supportsACL: false,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // A hanging store must not hang the request or job.
    requestHandler: { connectionTimeout: 5000, socketTimeout: mostSilentMs },
    visibility: "private",
  });
}

function isMissing(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { name?: string; code?: string } };
  return code === "ENOENT" || cause?.code === "ENOENT" || cause?.name === "NoSuchKey" || cause?.name === "NotFound";
}
