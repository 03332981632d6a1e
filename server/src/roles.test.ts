import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCaller } from "@surimono/contract/kernel";
import { signUp } from "@surimono/contract/members";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { waitForLetter } from "./features/members/testing/index.ts";
import { type Database, openDatabase } from "./platform/database/index.ts";
import { createTestDatabase } from "./platform/embedded-postgres/test-database.ts";
import { freePort } from "./testing/free-port.ts";

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let dataDir: string;

beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, 1);
  dataDir = await mkdtemp(join(tmpdir(), "surimono-roles-"));
});
afterAll(async () => {
  await database.close();
  await made.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A process of the shop, ended with the test; `said` grows with what it prints. */
function start(module: "main.ts" | "migrate.ts", variables: Readonly<Record<string, string>> = {}) {
  const path = (file: string) => join(import.meta.dirname, file);
  const child = spawn(process.execPath, ["--import", path("quick-imports.mjs"), path(module)], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: made.url, DRAW_AHEAD: "0", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed = { said: "" };
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed.said += chunk.toString();
    });
  onTestFinished(() => end(child));
  return { child, printed };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

async function open(role: "web" | "worker") {
  const port = await freePort();
  const { printed } = start("main.ts", { ROLE: role, MIGRATE: "off", PORT: String(port) });
  const baseUrl = `http://127.0.0.1:${port}`;
  const status = (path: string) =>
    fetch(baseUrl + path).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(() => status("/readyz"), { message: printed.said }).toBe(200);
  return { baseUrl, status };
}

test("a process that must not migrate waits for the step that does", async () => {
  const { child, printed } = start("main.ts", { MIGRATE: "off", PORT: "0" });
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(printed.said).toContain("npm run migrate");
  const step = start("migrate.ts");
  expect([await once(step.child, "exit"), step.printed.said]).toEqual([[0, null], "The database is up to date.\n"]);
});

test("one process answers the call, another does the work", async () => {
  const web = await open("web");
  const email = "suriko@example.com";
  const call = createCaller({ baseUrl: web.baseUrl, token: () => undefined, userType: () => "b2c" });
  const asked = { email, password: "correct horse", birthday: "1990-04-01" };
  expect(await call(signUp, { ...asked, agree_terms: true, agree_privacy: true })).toMatchObject({ ok: true });
  const { rows } = await database.pool.query("select state from pgboss.job where state <> 'completed'");
  expect(rows).toContainEqual({ state: "created" });
  const worker = await open("worker");
  await waitForLetter(join(dataDir, "mail"), email);
  expect(await Promise.all(["/healthz", "/", "/api/openapi.json", "/operator"].map(worker.status))).toEqual([
    ...[200, 404, 404, 404],
  ]);
});
