import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { databaseUser } from "./cluster.ts";
import { EmbeddedPostgresFailure } from "./failure.ts";
import type { Place } from "./place.ts";

export type RunningServer = { pid: number; port: number };

/** The URL of one database of the server, over the loopback interface. */
export const databaseUrl = (port: number, secret: string, database: string) =>
  `postgres://${databaseUser}:${secret}@127.0.0.1:${port}/${database}`;

const socketFile = (cluster: string, port: number) => join(cluster, `.s.PGSQL.${port}`);

/** Folder of the server's Unix socket: the cluster's own, closed to all but its account. None when that path is too long for one. */
export const socketFolder = (cluster: string, port: number) =>
  process.platform !== "win32" && Buffer.byteLength(socketFile(cluster, port)) < 104 ? cluster : "";

/** The same over the Unix socket where there is one: a round trip costs a third less. */
export function quickUrl(server: RunningServer, secret: string, database: string, cluster: string): string {
  const url = databaseUrl(server.port, secret, database);
  return existsSync(socketFile(cluster, server.port)) ? `${url}?host=${encodeURIComponent(cluster)}` : url;
}

/**
 * The server already running on this cluster, by `postmaster.pid` and its own answer. A pid file left by a crash is removed, even if another
 * program has that pid now, which PostgreSQL itself would take for a running server.
 */
export async function findRunningServer(
  place: Place,
  secret: string,
  waitMs = 120_000,
): Promise<RunningServer | undefined> {
  for (const deadline = Date.now() + waitMs; ; await sleep(100)) {
    const noted = readPidFile(place.cluster);
    // PostgreSQL itself judges the note of a process that is gone.
    if (!noted || !isAlive(noted.pid)) return undefined;
    if (!isPostmasterOf(noted.pid, place.cluster)) {
      rmSync(join(place.cluster, "postmaster.pid"), { force: true });
      return undefined;
    }
    const answer = await askServer(noted.port, secret, place.cluster);
    if (answer === "ours") return noted;
    if (answer === "password") {
      throw new EmbeddedPostgresFailure(
        `The database in ${place.cluster} does not accept the password in ${place.secret}. Restore that file, or move both away to begin empty.`,
      );
    }
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresFailure(
        `PostgreSQL (process ${noted.pid}) runs on ${place.cluster} but does not answer on port ${noted.port}. ` +
          `Read ${place.log}, stop it with \`kill ${noted.pid}\`, and start again.`,
      );
    }
  }
}

// A process of another user counts as alive.
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** `ours` when the server at the port serves this very cluster with this password. */
export async function askServer(
  port: number,
  secret: string,
  cluster: string,
): Promise<"ours" | "password" | "silent"> {
  const client = new Client({
    connectionString: databaseUrl(port, secret, "postgres"),
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
    return rows[0]?.data_directory === realpathSync(cluster) ? "ours" : "silent";
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "28P01" ? "password" : "silent";
  } finally {
    await client.end().catch(() => undefined);
  }
}

// Lines of postmaster.pid: 1 pid, 2 data folder, 3 start, 4 port. The port is missing briefly after the start.
function readPidFile(cluster: string): RunningServer | undefined {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    const pid = Number.parseInt(lines[0] ?? "", 10);
    return Number.isNaN(pid) ? undefined : { pid, port: Number.parseInt(lines[3] ?? "0", 10) || 0 };
  } catch {
    return undefined;
  }
}

/** Whether the process serves the cluster. A zombie does not. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    // No /proc (macOS), or not our process to inspect: then its answer on the port decides.
    return process.platform !== "linux" && isAlive(pid);
  }
}
