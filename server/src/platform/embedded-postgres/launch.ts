import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Account, asAccount } from "./account.ts";
import { type Binaries, binary } from "./binaries.ts";
import { explainFailure, saidBy } from "./failure.ts";
import type { Place } from "./place.ts";
import { askServer, type RunningServer, socketFolder } from "./running-server.ts";

/** Settings of PostgreSQL by name, given on its command line so that no file in the data folder can override them. */
export type PostgresSettings = Readonly<Record<string, string>>;

// A small shop on a small machine. Nothing acknowledged may be lost, so fsync and synchronous_commit stay on.
const settingsOf = (port: number, cluster: string): PostgresSettings => ({
  port: String(port),
  listen_addresses: "127.0.0.1",
  unix_socket_directories: socketFolder(cluster, port),
  max_connections: "200",
  shared_buffers: "128MB",
  fsync: "on",
  synchronous_commit: "on",
  max_wal_size: "512MB",
  random_page_cost: "1.1",
  jit: "off",
  io_method: "sync",
  // Containers give /dev/shm 64 MB, which parallel workers overflow.
  max_parallel_workers_per_gather: "0",
  timezone: "UTC",
  log_timezone: "UTC",
  lc_messages: "C",
  log_checkpoints: "off",
});

type Launch = {
  place: Place;
  binaries: Binaries;
  account: Account;
  secret: string;
  preferredPort: number;
  settings: PostgresSettings;
  log: (line: string) => void;
};

/** Starts PostgreSQL on its last port, else the preferred one, else the next free one, and waits until it answers. */
export async function launch(given: Launch): Promise<RunningServer> {
  removeSockets(given.place.cluster);
  const first = rememberedPort(given.place) ?? given.preferredPort;
  for (let port = first; port < first + 100; port++) {
    if (!(await isFree(port))) continue;
    const server = await tryPort(given, port);
    if (server === "port-taken") continue;
    if (port !== first) given.log(`Port ${first} is in use; the database listens on ${port}`);
    writeFileSync(given.place.portFile, String(port));
    return server;
  }
  throw explainFailure("looking for a free port", `Ports ${first} to ${first + 99} are all in use`, given.place.folder);
}

async function tryPort(given: Launch, port: number): Promise<RunningServer | "port-taken"> {
  // A killed server's last children may hold its shared memory for a few more seconds.
  for (let attempt = 1; ; attempt++) {
    const { said, server } = await spawnServer(given, port);
    if (server) return server;
    if (/Address already in use/.test(said)) return "port-taken";
    if (!/pre-existing shared memory block/.test(said) || attempt === 20)
      throw explainFailure("starting", said, given.place.cluster);
    await sleep(500);
  }
}

async function spawnServer({ place, binaries, account, secret, settings, log }: Launch, port: number) {
  const pairs = Object.entries({ ...settingsOf(port, place.cluster), ...settings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const output = openSync(place.log, "w", 0o600);
  // Detached: Ctrl+C in a terminal reaches the app alone, which finishes its work before it stops the database.
  const child = spawn(binary(binaries, "postgres"), ["-D", place.cluster, ...pairs], {
    ...asAccount(account),
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  child.unref();
  let failure: string | undefined;
  const onError = (error: Error) => {
    failure = saidBy(error);
  };
  const onExit = () => {
    failure = readLog(place.log);
  };
  child.once("error", onError).once("exit", onExit);
  for (let waited = 0; failure === undefined; waited += 50) {
    if ((await askServer(port, secret, place.cluster)) === "ours") {
      // From here on the server may end at any time, and its folder with it.
      child.off("exit", onExit);
      return { said: "", server: { pid: child.pid ?? 0, port } };
    }
    if (waited > 0 && waited % 10_000 === 0) log("The database is recovering from a crash, please wait");
    await sleep(50);
  }
  return { said: failure };
}

/**
 * A killed server leaves its socket and pid note, which PostgreSQL trusts while that process is in the process table, even as a
 * zombie. No server runs here: that was checked before.
 */
function removeSockets(cluster: string) {
  for (const name of readdirSync(cluster))
    if (name.startsWith(".s.PGSQL.")) rmSync(join(cluster, name), { force: true });
}

function readLog(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    return `its log cannot be read: ${saidBy(error)}`;
  }
}

function rememberedPort(place: Place): number | undefined {
  const port = existsSync(place.portFile) ? Number.parseInt(readFileSync(place.portFile, "utf8"), 10) : Number.NaN;
  return Number.isNaN(port) ? undefined : port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
