import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as tick } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Files, openFiles } from "./files.ts";
import { openS3Server, type S3Server } from "./s3-server.fixture.ts";
import { StoreAway } from "./store-away.ts";

const S3 = { bucket: "shop", region: "ap-northeast-1", accessKeyId: "key", secretAccessKey: "secret" };

let dataDir: string;
let store: S3Server;
let drivers: { disk: Files; s3: Files };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "surimono-files-"));
  store = await openS3Server(S3.accessKeyId);
  drivers = {
    disk: await openFiles({ dataDir, filesS3: undefined }),
    s3: await openFiles({ dataDir, filesS3: { ...S3, endpoint: store.url } }),
  };
});
afterAll(async () => {
  store.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe.each(["disk", "s3"] as const)("%s", (name) => {
  test("what was written is read, written over and removed", async () => {
    const files = drivers[name];
    expect(await files.read("a/b.bin")).toBeUndefined();
    for (const text of ["one", "another"]) {
      await files.write("a/b.bin", Buffer.from(text), "text/plain");
      expect(String(await files.read("a/b.bin"))).toBe(text);
    }
    await files.remove("a/b.bin");
    expect(await files.read("a/b.bin")).toBeUndefined();
    await files.remove("a/b.bin");
  });

  test("its keys are listed, with when each was written", async () => {
    const files = drivers[name];
    const from = Date.now() - 2_000;
    await files.write("listed/one/a.bin", Buffer.from("x"), "image/png");
    const keys: string[] = [];
    for await (const key of files.keys()) keys.push(key);
    expect(keys).toContain("listed/one/a.bin");
    expect((await files.writtenAt("listed/one/a.bin"))?.getTime()).toBeGreaterThan(from);
    expect(await files.writtenAt("listed/none")).toBeUndefined();
  });

  test("bytes come back as they were, many at once and without any", async () => {
    const files = drivers[name];
    const written = Array.from({ length: 8 }, (_, index) => Buffer.alloc(index * 100_001, index));
    await Promise.all(written.map((bytes, index) => files.write(`many/${index}.bin`, bytes, "image/png")));
    const read = await Promise.all(written.map((_, index) => files.read(`many/${index}.bin`)));
    for (const [index, bytes] of written.entries()) expect(read[index]?.equals(bytes)).toBe(true);
  });

  test("a large file is copied in and read a part at a time", async () => {
    const files = drivers[name];
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
    const path = join(dataDir, `${name}-sheet.bin`);
    await writeFile(path, bytes);
    await files.copyIn("sheets/1.png", path, "image/png");
    const stream = await files.stream("sheets/1.png");
    const parts: Uint8Array[] = [];
    for await (const part of stream ?? []) parts.push(part);
    expect(parts.length).toBeGreaterThan(1);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
    expect(await files.stream("sheets/2.png")).toBeUndefined();
  });

  test("nobody reads half a file while it is written", async () => {
    const files = drivers[name];
    const whole = Buffer.alloc(3_000_000, 1);
    for (let round = 0; round < 10; round++) {
      const key = `large/${round}.bin`;
      const writing = files.write(key, whole, "image/png").then(() => true);
      for (let done = false; !done; ) {
        done = await Promise.race([writing, tick(false)]);
        expect([undefined, whole.length]).toContain((await files.read(key))?.length);
      }
    }
  });

  test.each(["../secret", "a/../../secret"])("%s leads nowhere outside", async (key) => {
    const files = drivers[name];
    await expect(files.write(key, Buffer.from("x"), "text/plain").then(() => files.read(key))).rejects.toThrow();
  });
});

test("the disk keeps no drafts beside the files", async () => {
  await drivers.disk.write("alone/a.bin", Buffer.from("x"), "text/plain");
  expect(await readdir(join(dataDir, "files/alone"))).toEqual(["a.bin"]);
  expect(await readdir(join(dataDir, "files/.drafts"))).toEqual([]);
});

test("a write that fails leaves nothing, and what a killed process left goes with a later start", async () => {
  await mkdir(join(dataDir, "files/taken/folder.bin"), { recursive: true });
  await expect(drivers.disk.write("taken/folder.bin", Buffer.from("x"), "text/plain")).rejects.toThrow();
  const drafts = join(dataDir, "files/.drafts");
  expect(await readdir(drafts)).toEqual([]);
  await writeFile(join(drafts, "young"), "x");
  await writeFile(join(drafts, "old"), "x");
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000);
  await utimes(join(drafts, "old"), yesterday, yesterday);
  await openFiles({ dataDir, filesS3: undefined });
  expect(await readdir(drafts)).toEqual(["young"]);
});

test("S3 gets bucket, key and type, and a store that is busy for a moment is asked again", async () => {
  store.refuseNext = 1;
  await drivers.s3.write("pictures/u/1.png", Buffer.from("png"), "image/png");
  expect(store.objects.get("/shop/pictures/u/1.png")).toEqual({ body: Buffer.from("png"), contentType: "image/png" });
});

test("what S3 refuses is no missing file, and one that does not answer or cannot is away", async () => {
  const strange = await openFiles({ dataDir, filesS3: { ...S3, accessKeyId: "another", endpoint: store.url } });
  const refused = await strange.read("pictures/u/1.png").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Error);
  expect(refused).not.toBeInstanceOf(StoreAway);
  const gone = await openFiles({ dataDir, filesS3: { ...S3, endpoint: "http://127.0.0.1:1" } });
  await expect(gone.read("pictures/u/1.png")).rejects.toThrow(StoreAway);
  await expect(gone.stream("pictures/u/1.png")).rejects.toThrow(StoreAway);
  store.refuseNext = 99;
  await expect(drivers.s3.write("pictures/u/2.png", Buffer.from("png"), "image/png")).rejects.toThrow(StoreAway);
  store.refuseNext = 0;
});

test("a store that falls silent before or within its answer is away", async () => {
  const mute = createServer((request, response) => {
    if (request.method === "GET") response.writeHead(200, { "content-length": 9 }).write("half");
  });
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(mute.address() as AddressInfo).port}`;
  const files = await openFiles({ dataDir, filesS3: { ...S3, endpoint } }, 100);
  const asked = [files.read("pictures/u/1.png"), files.write("pictures/u/2.png", Buffer.from("png"), "image/png")];
  for (const answer of await Promise.allSettled(asked))
    expect(answer).toMatchObject({ status: "rejected", reason: expect.any(StoreAway) });
  mute.closeAllConnections();
  mute.close();
});
