import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "./platform/embedded-postgres/test-database.ts";
import { openErrorService } from "./platform/error-reports/testing/index.ts";

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

/** The shop in a process of its own, once it is open; it hears `planted` too. */
async function startShop(variables: Readonly<Record<string, string>> = {}, planted = "") {
  const flags = [
    "--import",
    join(import.meta.dirname, "quick-imports.mjs"),
    "--import",
    `data:text/javascript,${planted}`,
  ];
  const shop = spawn(process.execPath, [...flags, join(import.meta.dirname, "main.ts")], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      DRAW_AHEAD: "0",
      ...variables,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for await (const chunk of shop.stdout) {
    printed += String(chunk);
    if (printed.includes("letters:")) break;
  }
  const [, address] = /open at (\S+)/.exec(printed) ?? [];
  return { shop, address };
}

test("the shop goes on when nobody reads what it prints any more, and stops when it is told to", async () => {
  const { shop, address } = await startShop();
  try {
    // Leaving the loop that read it has closed its end of the pipe.
    shop.stderr.destroy();
    for (let asked = 0; asked < 3; asked++) expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const ended = once(shop, "exit");
    shop.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  } finally {
    shop.kill("SIGKILL");
  }
});

test("a bug outside every call and job is reported, and ends the process", async () => {
  const service = await openErrorService();
  const bug = 'process.on("SIGUSR2", () => { throw new TypeError("planted") })';
  const { shop } = await startShop({ SENTRY_DSN: service.dsn }, bug);
  try {
    const ended = once(shop, "exit");
    shop.kill("SIGUSR2");
    expect(await ended).toEqual([1, null]);
    expect(service.reports.map(({ event }) => event)).toMatchObject([
      { level: "fatal", exception: { values: [{ type: "TypeError", value: "planted" }] } },
    ]);
  } finally {
    shop.kill("SIGKILL");
    await service.close();
  }
});
