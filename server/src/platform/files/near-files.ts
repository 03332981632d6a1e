import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "@surimono/domain/kernel";
import type { FastifyBaseLogger } from "fastify";
import type { Env } from "../env/index.ts";
import type { Files } from "./files.ts";
import { writeWhole } from "./whole-file.ts";

/** Files that can be made again at any time, such as pictures of blank goods. */
export type NearFiles = Pick<Files, "read" | "write">;

/** A store that hangs must not make every page wait. */
const PATIENCE_MS = 3_000;
/** After a failure the store is left alone this long: what is asked for is made again meanwhile. */
const REST_MS = 15_000;
/** Copies of goods that are no longer shown; the store has them still. */
const OLD_MS = 60 * DAY_MS;

/**
 * In front of a remote store, with a copy on this machine: the goods are shown while the store is away, and it is asked once for each file
 * and machine. Nothing here fails: what cannot be read is missing, what cannot be written is made again.
 */
export function openNearFiles(
  files: NearFiles,
  { dataDir, filesS3 }: Pick<Env, "dataDir" | "filesS3">,
  log: Pick<FastifyBaseLogger, "warn">,
  patienceMs = PATIENCE_MS,
): NearFiles {
  if (!filesS3) return files;
  const root = join(dataDir, "near");
  const state = { restsUntil: 0 };
  void forgetOld(root, Date.now());

  async function tryStore<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (performance.now() < state.restsUntil) return undefined;
    try {
      return await within(patienceMs, work());
    } catch (err) {
      if (performance.now() >= state.restsUntil)
        log.warn({ err }, "the file store is away: pictures of goods are drawn here");
      state.restsUntil = performance.now() + REST_MS;
      return undefined;
    }
  }
  const keep = (key: string, bytes: Uint8Array) =>
    writeWhole(root, key, bytes).catch((err: unknown) => log.warn({ err }, "no copy of a picture could be kept"));

  return {
    async read(key) {
      const copy = await readFile(join(root, key)).catch(() => undefined);
      if (copy) return copy;
      const bytes = await tryStore(() => files.read(key));
      if (bytes) await keep(key, bytes);
      return bytes;
    },
    async write(key, bytes, contentType) {
      await keep(key, bytes);
      await tryStore(() => files.write(key, bytes, contentType));
    },
  };
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function forgetOld(root: string, now: number): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > OLD_MS) await rm(path, { force: true }).catch(() => {});
  }
}
