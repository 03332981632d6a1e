import { appendFileSync, globSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { freePort } from "../../../server/src/testing/free-port.ts";
import type { User } from "../as-user.ts";
import { type Closing, until } from "../steps.ts";

/** A PostgreSQL as Debian brings it, that archives its log. */
export interface Archived {
  /** Of the shop's role, which owns its database and no more. */
  readonly url: string;
  /** With these variables the programs speak as the user of PostgreSQL. */
  readonly asPostgres: Readonly<Record<string, string>>;
  readonly port: number;
  readonly data: string;
  readonly programs: string;
  stop(): Promise<void>;
  /** Like a machine without power. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export async function beginArchiving(user: User, settings: string, closing: Closing): Promise<Archived> {
  const [initdb] = globSync("/usr/lib/postgresql/*/bin/initdb").sort().reverse();
  if (!initdb) throw new Error("This rehearsal needs PostgreSQL on the machine: apt-get install postgresql rsync");
  const programs = dirname(initdb);
  const data = join(user.home, "first");
  await user.run(`${initdb} -D ${data} -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8`);
  appendFileSync(join(data, "postgresql.conf"), settings);
  const opened = await open(user, { programs, data }, closing);
  await user.run("createuser surimono && createdb --owner surimono surimono", opened.asPostgres);
  return opened;
}

interface Wanted {
  /** The lines that make a folder ready for recovery. */
  readonly prepare: string;
  readonly name: string;
  /** Undefined: as far as the archive goes. */
  readonly moment: string | undefined;
  readonly like: Archived;
}

export async function openRestored(
  user: User,
  { prepare, name, moment, like }: Wanted,
  closing: Closing,
): Promise<Archived> {
  const data = join(user.home, name);
  const lines = prepare.replaceAll("/var/lib/postgresql/restored", data);
  const wanted = moment === undefined ? lines.replace(/^recovery_target_(?:time|action).*\n/gm, "") : lines;
  await user.run(wanted, { MOMENT: moment ?? "" });
  const opened = await open(user, { programs: like.programs, data }, closing);
  await until("the end of the recovery", async () => {
    const [row] = await ask<{ is: boolean }>(opened, "select pg_is_in_recovery() as is").catch(() => []);
    return row?.is === false;
  });
  return opened;
}

async function open(
  user: User,
  { programs, data }: Pick<Archived, "programs" | "data">,
  closing: Closing,
): Promise<Archived> {
  const port = await freePort();
  const control = `${programs}/pg_ctl -D ${data} -l ${data}.log -w -t 300`;
  await user.run(`${control} -o "-p ${port} -k ${user.home} -c listen_addresses=127.0.0.1" start`);
  const state = { isOpen: true };
  const stop = async (mode: "fast" | "immediate") => {
    if (!state.isOpen) return;
    state.isOpen = false;
    await user.run(`${control} -m ${mode} stop`);
  };
  closing.unshift(() => stop("immediate"));
  return {
    ...{ url: `postgres://surimono@127.0.0.1:${port}/surimono`, port, data, programs },
    asPostgres: { PGHOST: user.home, PGPORT: String(port), PGUSER: "postgres", PATH: `${programs}:/usr/bin:/bin` },
    stop: () => stop("fast"),
    async kill() {
      const [archiver] = await ask<Record<string, unknown>>(
        { url: `postgres://surimono@127.0.0.1:${port}/surimono` },
        "select archived_count, failed_count, last_archived_wal, last_failed_wal from pg_stat_archiver",
      );
      process.stdout.write(`          archived by then: ${JSON.stringify(archiver)}\n`);
      state.isOpen = false;
      // All of its processes at once: none gets to write anything. One that was about to end by itself may be gone.
      await user.run(`pid=$(head -1 ${data}/postmaster.pid); kill -9 $pid $(pgrep -P $pid) || :`);
    },
    remove: async () => rmSync(data, { recursive: true }),
  };
}

/** Ends the present piece of the log, and waits until it is archived. */
export async function switchLog(database: Archived): Promise<void> {
  const address = `postgres://postgres@127.0.0.1:${database.port}/postgres`;
  const [row] = await ask<{ name: string }>({ url: address }, "select pg_walfile_name(pg_switch_wal()) as name");
  await until("the last piece of the log", async () => {
    const [archived] = await ask<{ last: string | null }>(
      database,
      "select last_archived_wal as last from pg_stat_archiver",
    );
    return (archived?.last ?? "") >= (row?.name ?? "");
  });
}

async function ask<Row extends Record<string, unknown>>({ url }: Pick<Archived, "url">, query: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}
