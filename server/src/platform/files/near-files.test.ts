import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NEAR_GOODS, openNearFiles, sweepCopies } from "./near-files.ts";

const filesS3 = { bucket: "b", endpoint: undefined, region: "r", accessKeyId: "k", secretAccessKey: "s" };
const KEY = "pictures/catalogue/1.avif";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "surimono-near-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A remote store that answers, fails or hangs. */
function openStore() {
  const kept = new Map<string, Buffer>();
  const store = { kept, asked: 0, mood: "answers" as "answers" | "fails" | "hangs" };
  const answer = <Value>(value: Value): Promise<Value> => {
    store.asked++;
    if (store.mood === "hangs") return new Promise(() => {});
    return store.mood === "fails" ? Promise.reject(new Error("away")) : Promise.resolve(value);
  };
  const files = {
    read: async (key: string) => answer(kept.get(key)),
    write: async (key: string, bytes: Uint8Array) => {
      await answer(undefined);
      kept.set(key, Buffer.from(bytes));
    },
  };
  return { store, files };
}

const warnings: unknown[] = [];
const log = { warn: (...said: unknown[]) => void warnings.push(said) };
beforeEach(async () => {
  warnings.length = 0;
  await rm(join(dataDir, "near"), { recursive: true, force: true });
});

test("a file of the store is fetched once, and is still there while the store is away", async () => {
  const { store, files } = openStore();
  store.kept.set(KEY, Buffer.from("picture"));
  const near = openNearFiles(files, { dataDir, filesS3 }, log, NEAR_GOODS);
  expect(String(await near.read(KEY))).toBe("picture");
  store.mood = "fails";
  expect(String(await near.read(KEY))).toBe("picture");
  expect(store.asked).toBe(1);
});

test("what is written goes to the store and stays here too", async () => {
  const { store, files } = openStore();
  const near = openNearFiles(files, { dataDir, filesS3 }, log, NEAR_GOODS);
  await near.write(KEY, Buffer.from("picture"), "image/avif");
  expect(String(store.kept.get(KEY))).toBe("picture");
  expect(String(await near.read(KEY))).toBe("picture");
  expect(store.asked).toBe(1);
});

test.each(["fails", "hangs"] as const)(
  "a store that %s is asked once, told of once, and nothing fails",
  async (mood) => {
    const { store, files } = openStore();
    store.mood = mood;
    const near = openNearFiles(files, { dataDir, filesS3 }, log, NEAR_GOODS, 20);
    expect(await near.read(KEY)).toBeUndefined();
    expect(await near.read("pictures/catalogue/2.avif")).toBeUndefined();
    await near.write(KEY, Buffer.from("drawn"), "image/avif");
    expect(String(await near.read(KEY))).toBe("drawn");
    expect([store.asked, warnings.length]).toEqual([1, 1]);
  },
);

test("copies that nobody fetched for two months are removed at the next start", async () => {
  const { store, files } = openStore();
  await openNearFiles(files, { dataDir, filesS3 }, log, NEAR_GOODS).write(KEY, Buffer.from("old"), "image/avif");
  const long = new Date("2020-01-01");
  await utimes(join(dataDir, "near", KEY), long, long);
  store.kept.clear();
  const near = openNearFiles(files, { dataDir, filesS3 }, log, NEAR_GOODS);
  await expect.poll(() => near.read(KEY)).toBeUndefined();
});

test("copies take no more of the disk than they may: the oldest go", async () => {
  const root = join(dataDir, "near");
  const near = openNearFiles(openStore().files, { dataDir, filesS3 }, log, NEAR_GOODS);
  for (const [at, name] of ["old", "newer", "newest"].entries()) {
    await near.write(`pictures/${name}.avif`, Buffer.alloc(10), "image/avif");
    await utimes(join(root, `pictures/${name}.avif`), at, at);
  }
  await sweepCopies(root, 0, 20);
  expect((await readdir(join(root, "pictures"))).sort()).toEqual(["newer.avif", "newest.avif"]);
  await sweepCopies(root, 2_000, 20);
  expect(await readdir(join(root, "pictures"))).toEqual(["newest.avif"]);
});

test("without a remote store nothing is kept twice", () => {
  const { files } = openStore();
  expect(openNearFiles(files, { dataDir, filesS3: undefined }, log, NEAR_GOODS)).toBe(files);
});
