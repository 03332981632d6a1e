import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client } from "pg";
import { onTestFinished } from "vitest";
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from "./index.ts";
import { quickFolder } from "./quick-folder.ts";

/** Files that run at the same time do not take the port that another just left. */
// biome-ignore lint/style/noProcessEnv: the number of this worker is told in no other way
const FIRST_PORT = 24_400 + 100 * Number(process.env["VITEST_POOL_ID"] ?? 0);

export const isRoot = process.getuid?.() === 0;

type Told = { url: string; reused: boolean; failure?: string };

/** A folder removed after the test and the server in it. Others may pass through, which mkdtemp alone forbids. */
export function temporaryFolder(mode = 0o711): string {
  const folder = quickFolder("surimono-pg-");
  chmodSync(folder, mode);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts in this process, and stops with the test. */
export async function start(
  dataDir: string,
  options: Pick<Partial<EmbeddedPostgresOptions>, "port" | "homes" | "log" | "onLost"> = {},
) {
  const server = await startEmbeddedPostgres({ dataDir, port: FIRST_PORT, log: () => undefined, ...options });
  onTestFinished(() => server.stop());
  return server;
}

/** Starts in a separate process, which the test may kill. */
export async function startApp(dataDir: string, options: { port?: number; uid?: number } = {}) {
  const app = spawn(
    process.execPath,
    [join(import.meta.dirname, "app.fixture.ts"), dataDir, String(options.port ?? FIRST_PORT)],
    {
      stdio: ["ignore", "pipe", "inherit"],
      cwd: "/",
      ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
    },
  );
  onTestFinished(() => end(app, "SIGTERM"));
  const [line] = await once(createInterface({ input: app.stdout }), "line");
  const told = JSON.parse(String(line)) as Told;
  return { ...told, kill: () => end(app, "SIGKILL"), stop: () => end(app, "SIGTERM") };
}

async function end(app: ChildProcess, signal: NodeJS.Signals) {
  if (app.exitCode !== null || app.signalCode !== null) return;
  const ended = once(app, "exit");
  app.kill(signal);
  await ended;
}

export async function query<Row extends Record<string, unknown>>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  // A connection that is lost makes the query below fail; nobody else listens.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A small disk that is soon full; `undefined` where this machine does not allow mounting one. */
export function smallDisk(options: string): string | undefined {
  const folder = temporaryFolder();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", `mode=0755,${options}`, "none", folder]).status !== 0) return undefined;
  onTestFinished(() => {
    spawnSync("umount", ["--lazy", folder]);
  });
  return folder;
}
