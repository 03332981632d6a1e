import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS, HOUR_MS } from "@surimono/domain/kernel";
import type { FastifyBaseLogger } from "fastify";
import type { Env } from "../env/index.ts";
import type { Files } from "./files.ts";
import { writeWhole } from "./whole-file.ts";

/** Files that can be made again, such as pictures of goods. */
export type NearFiles = Pick<Files, "read" | "write">;

/** A store that hangs must not make every page wait. */
const PATIENCE_MS = 3_000;
/** After a failure the store is left alone this long: what is asked for is made again meanwhile. */
const REST_MS = 15_000;
/** Copies are looked through by the clock, so that what is gone from the shop is gone from its machines. */
const SWEEP_EVERY_MS = HOUR_MS;

/** Which copies a machine keeps beside each other, how long, and how much of its disk they may take (rule catalogue-near). */
interface Nearness {
  /** In `DATA_DIR`. */
  readonly folder: string;
  readonly keptMs: number;
  readonly mostBytes: number;
}

/** Pictures of goods: long no longer shown ones go, and the store has them still. */
export const NEAR_GOODS: Nearness = { folder: "near", keptMs: 60 * DAY_MS, mostBytes: 4e9 };
/** What members show to everybody: short, so that a copy outlives what was withdrawn no longer than a day. */
export const NEAR_SHOWN: Nearness = { folder: "near-shown", keptMs: DAY_MS, mostBytes: 1e9 };

/**
 * In front of a remote store, with a copy on this machine: pictures are shown while the store is away, and it is asked once for each file
 * and machine. Nothing here fails: what cannot be read is missing, what cannot be written is made again.
 */
export function openNearFiles(
  files: NearFiles,
  { dataDir, filesS3 }: Pick<Env, "dataDir" | "filesS3">,
  log: Pick<FastifyBaseLogger, "warn">,
  { folder, keptMs, mostBytes }: Nearness,
  patienceMs = PATIENCE_MS,
): NearFiles {
  if (!filesS3) return files;
  const root = join(dataDir, folder);
  const state = { restsUntil: 0 };
  const sweep = () => void sweepCopies(root, Date.now() - keptMs, mostBytes);
  sweep();
  setInterval(sweep, SWEEP_EVERY_MS).unref();

  async function tryStore<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    if (performance.now() < state.restsUntil) return undefined;
    try {
      return await within(patienceMs, work());
    } catch (err) {
      if (performance.now() >= state.restsUntil)
        log.warn({ err }, "the file store is away: pictures are those of this machine, or drawn here");
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

/** The oldest first, until the rest is young and small enough. */
export async function sweepCopies(root: string, writtenBefore: number, mostBytes: number): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const copies: { readonly path: string; readonly size: number; readonly mtimeMs: number }[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Another process may have removed it.
    const known = await stat(path).catch(() => undefined);
    if (known) copies.push({ path, size: known.size, mtimeMs: known.mtimeMs });
  }
  let bytes = copies.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size, mtimeMs } of copies.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (mtimeMs >= writtenBefore && bytes <= mostBytes) return;
    await rm(path, { force: true }).catch(() => {});
    bytes -= size;
  }
}
