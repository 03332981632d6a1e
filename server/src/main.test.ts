import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "./platform/embedded-postgres/test-database.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), "surimono-shop-"));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test("the shop goes on when nobody reads what it prints any more, and stops when it is told to", async () => {
  const variables = {
    PATH: process.env.PATH,
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DRAW_AHEAD: "0",
  };
  const flags = ["--import", join(import.meta.dirname, "quick-imports.mjs")];
  const shop = spawn(process.execPath, [...flags, join(import.meta.dirname, "main.ts")], {
    env: variables,
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    let printed = "";
    for await (const chunk of shop.stdout) {
      printed += String(chunk);
      if (printed.includes("letters:")) break;
    }
    // Leaving the loop has closed its end of the pipe.
    shop.stderr.destroy();
    const [, address] = /open at (\S+)/.exec(printed) ?? [];
    for (let asked = 0; asked < 3; asked++) expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const ended = once(shop, "exit");
    shop.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  } finally {
    shop.kill("SIGKILL");
  }
});
