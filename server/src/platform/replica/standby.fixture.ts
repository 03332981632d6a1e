import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../testing/free-port.ts";
import { asAccount, chooseAccount } from "../embedded-postgres/account.ts";
import { binary, copyHomes, findBinaries } from "../embedded-postgres/binaries.ts";
import { startEmbeddedPostgres } from "../embedded-postgres/index.ts";

export interface Pair {
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  readonly standby: ChildProcess;
  /** Starts it again after it ended, at the same address. */
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

/** A primary and a standby that follows it by streaming, on loopback: the binaries of npm have no pg_basebackup, so its files are copied. */
export async function openPair(migrate: (url: string) => Promise<void>): Promise<Pair> {
  const dataDir = mkdtempSync(join(tmpdir(), "surimono-pair-"));
  chmodSync(dataDir, 0o711);
  const settings = { fsync: "off", autovacuum: "off" };
  const primary = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
  await migrate(primary.url);
  const cluster = join(dataDir, "postgres/cluster");
  const copy = join(dataDir, "postgres/standby");
  const account = await chooseAccount(cluster);
  const url = new URL(primary.url);
  // Not by the socket of the primary.
  url.search = "";
  await copyWhileRunning(primary.url, cluster, copy);
  const at = `host=127.0.0.1 port=${url.port} user=${url.username} password=${decodeURIComponent(url.password)}`;
  writeFileSync(join(copy, "postgresql.auto.conf"), `primary_conninfo = '${at}'\n`);
  writeFileSync(join(copy, "standby.signal"), "");
  own(copy, account);
  const port = await freePort();
  const primaryUrl = url.href;
  url.port = String(port);
  const binaries = findBinaries(account, () => undefined, copyHomes());
  const options = { port, listen_addresses: "127.0.0.1", unix_socket_directories: copy, max_connections: 200 };
  const given = Object.entries({ ...settings, ...options, wal_retrieve_retry_interval: "200ms" });
  const start = async () => {
    const child = spawn(
      binary(binaries, "postgres"),
      ["-D", copy, ...given.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
      { ...asAccount(account), stdio: "ignore" },
    );
    await untilAnswers(url.href, child);
    return child;
  };
  const state = { child: await start() };
  return {
    primaryUrl,
    standbyUrl: url.href,
    get standby() {
      return state.child;
    },
    async startStandby() {
      rmSync(join(copy, "postmaster.pid"), { force: true });
      state.child = await start();
    },
    async stop() {
      state.child.kill("SIGQUIT");
      await primary.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function copyWhileRunning(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    const isOfServer = /(postmaster\.(pid|opts)|\.s\.PGSQL|pg_replslot\/.|pg_wal\/.)/;
    cpSync(from, to, { recursive: true, filter: (path) => !isOfServer.test(path.slice(from.length)) });
    const { rows } = await client.query<{ label: string }>("select labelfile as label from pg_backup_stop(false)");
    for (const name of ["archive_status", "summaries"]) mkdirSync(join(to, "pg_wal", name), { recursive: true });
    writeFileSync(join(to, "backup_label"), rows[0]?.label ?? "");
  } finally {
    await client.end();
  }
}

function own(folder: string, account: Awaited<ReturnType<typeof chooseAccount>>): void {
  chmodSync(folder, 0o700);
  if (!account) return;
  chownSync(folder, account.uid, account.gid);
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    chownSync(join(folder, path), account.uid, account.gid);
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + 30_000; ; ) {
    if (Date.now() > until) child.kill("SIGQUIT");
    if (child.exitCode !== null) throw new Error(`the standby ended with ${child.exitCode}`);
    const client = new pg.Client(url);
    client.on("error", () => undefined);
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) return;
    await sleep(100);
  }
}
