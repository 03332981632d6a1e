import { existsSync, realpathSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, escapeIdentifier } from "pg";
import { chooseAccount } from "./account.ts";
import { copyHomes, findBinaries } from "./binaries.ts";
import { ensureCluster } from "./cluster.ts";
import { EmbeddedPostgresFailure, explainFailure, saidBy } from "./failure.ts";
import { withFileLock } from "./file-lock.ts";
import { launch, type PostgresSettings } from "./launch.ts";
import { layOut, makeReachable, type Place, secretOf } from "./place.ts";
import { announcePresence } from "./presence.ts";
import { databaseUrl, findRunningServer, isPostmasterOf, quickUrl, type RunningServer } from "./running-server.ts";

export type EmbeddedPostgres = {
  /** The shop's own database, as a superuser of the embedded server. */
  url: string;
  /** The server was already running, started by another process or left by a killed one. */
  reused: boolean;
  /** Stops the server unless another app process uses it. Close your own connections first. */
  stop: () => Promise<void>;
};

export type EmbeddedPostgresOptions = {
  dataDir: string;
  /** Preferred on the first start; the port that was free then is kept. */
  port?: number;
  log: (line: string) => void;
  settings?: PostgresSettings;
  /** Called when the server has ended by itself and could not be restarted. `serverLog` is its log. */
  onLost?: (reason: unknown, serverLog: string) => void;
  /** Where binaries and data go when the account PostgreSQL runs as cannot enter DATA_DIR. */
  homes?: string[];
};

const database = "surimono";
/** Below the system's ephemeral ports: an outgoing connection could take one of those during a restart. */
const PORT = 25_432;

/** Starts the PostgreSQL of this data folder, or finds the running one. Throws EmbeddedPostgresFailure with advice. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const laidOut = layOut(options.dataDir);
  try {
    return await withFileLock(laidOut.lock, () => startLocked(laidOut, options));
  } catch (error) {
    if (error instanceof EmbeddedPostgresFailure) throw error;
    throw explainFailure("starting", saidBy(error), options.dataDir);
  }
}

async function startLocked(
  laidOut: Place,
  { port = PORT, log, settings = {}, homes = copyHomes(), onLost = () => undefined }: EmbeddedPostgresOptions,
) {
  const secret = secretOf(laidOut);
  const account = await chooseAccount(laidOut.cluster);
  const place = makeReachable(laidOut, account, homes, log);
  const running = await findRunningServer(place, secret);
  const raise = async () => {
    const binaries = findBinaries(account, log, homes);
    await ensureCluster(place, binaries, account, secret);
    return launch({ place, binaries, account, secret, preferredPort: port, settings, log });
  };
  const state = { server: running ?? (await raise()) };
  const { port: taken } = state.server;
  await ensureDatabase(databaseUrl(taken, secret, "postgres"));
  const url = quickUrl(state.server, secret, database, place.cluster);
  // A server that dies under the shop, of a full disk or out of memory, is restarted at the same address.
  const bringBack = () =>
    withFileLock(place.lock, async () => {
      const there = await findRunningServer(place, secret);
      if (!existsSync(place.cluster))
        throw new EmbeddedPostgresFailure(`The database's folder ${place.cluster} is gone.`);
      state.server = there ?? (await raise());
      if (state.server.port !== taken)
        throw new EmbeddedPostgresFailure(
          `Port ${taken} of the database is taken by another program. Start the shop again.`,
        );
      if (!there) log("The database had stopped by itself and was started again");
    });
  const presence = await announcePresence(url, { bringBack, giveUp: (reason) => onLost(reason, place.log) });
  return { url, reused: running !== undefined, stop: stopper(presence, place, state) };
}

async function ensureDatabase(url: string) {
  const client = new Client({ connectionString: url });
  // A connection that is lost makes the query below fail; nobody else listens.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [database]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

function stopper(
  presence: Awaited<ReturnType<typeof announcePresence>>,
  place: Place,
  state: { readonly server: RunningServer },
) {
  let stopped: Promise<void> | undefined;
  const stop = () =>
    withFileLock(place.lock, async () => {
      // A server that does not answer is stopping or gone already, and stopping it again does no harm.
      const shared = await presence.isShared().catch(() => false);
      await presence.end().catch(() => undefined);
      if (!shared) await shutDown(state.server, place);
    });
  return () => {
    stopped ??= stop();
    return stopped;
  };
}

// SIGINT is PostgreSQL's fast shutdown: sessions end, everything is written, nothing needs recovery.
async function shutDown(server: RunningServer, place: Place) {
  if (!isPostmasterOf(server.pid, place.cluster)) return;
  process.kill(server.pid, "SIGINT");
  for (const deadline = Date.now() + 60_000; isPostmasterOf(server.pid, place.cluster); await sleep(30)) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${server.pid}) on ${realpathSync(place.cluster)} does not stop`);
  }
}
