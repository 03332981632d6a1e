import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as tick } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Files, openFiles } from "./files.ts";

let dataDir: string;
let files: Files;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "surimono-files-"));
  files = openFiles({ dataDir, filesS3: undefined });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test("what was written is read, written over and removed", async () => {
  expect(await files.read("a/b.bin")).toBeUndefined();
  for (const text of ["one", "another"]) {
    await files.write("a/b.bin", Buffer.from(text), "text/plain");
    expect(String(await files.read("a/b.bin"))).toBe(text);
  }
  expect(await readdir(join(dataDir, "files/a"))).toEqual(["b.bin"]);
  await files.remove("a/b.bin");
  expect(await files.read("a/b.bin")).toBeUndefined();
});

test("nobody reads half a file while it is written", async () => {
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
  await expect(files.write(key, Buffer.from("x"), "text/plain").then(() => files.read(key))).rejects.toThrow();
});
