import { existsSync, globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../../server/src/testing/free-port.ts";
import type { User } from "../as-user.ts";
import type { Closing } from "../steps.ts";

/** As docs/operate.md shows, but for ports; what is asked in a rehearsal may not wait a minute for what a crash left prepared. */
const SETTINGS = [
  "shared_preload_libraries=citus",
  "wal_level=logical",
  "max_connections=150",
  "max_prepared_transactions=200",
  "citus.enable_unsafe_triggers=on",
  "citus.recover_2pc_interval=5s",
  "citus.node_connection_timeout=3s",
  "citus.node_conninfo=sslmode=disable",
  "citus.shard_count=8",
];
const NODES = ["coordinator", "worker 1", "worker 2"];

/** One machine of the cluster. */
export interface Node {
  readonly name: string;
  readonly port: number;
  start(): Promise<void>;
  /** Its PostgreSQL ends in an instant, as with the machine's power. Its data stays. */
  kill(): Promise<void>;
}

export interface Cluster {
  readonly coordinator: Node;
  readonly workers: readonly Node[];
  /** Makes a database on every node, which know each other; answers its address at the coordinator. */
  makeDatabase(name: string): Promise<string>;
}

/** The programs of a PostgreSQL that has Citus: those in the folder `CITUS_BIN`, else in Debian's. Undefined: there is none. */
export function findCitus(): string | undefined {
  const { CITUS_BIN } = process.env;
  const folders = CITUS_BIN ? [CITUS_BIN] : globSync("/usr/lib/postgresql/*/bin").sort().reverse();
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "../lib/citus.so")));
}

/** A coordinator and two workers on loopback, as a user who owns nothing else. */
export async function openCluster(programs: string, user: User, closing: Closing): Promise<Cluster> {
  const nodes: Node[] = [];
  for (const name of NODES) nodes.push(await openNode(programs, user, name, closing));
  const [coordinator, ...workers] = nodes as [Node, ...Node[]];
  const makeDatabase = async (name: string) => {
    for (const { port } of nodes) {
      await ask(urlOf(port, "postgres"), `create database ${name} encoding 'UTF8'`);
      await ask(urlOf(port, name), "create extension citus");
    }
    const url = urlOf(coordinator.port, name);
    await ask(url, `select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`);
    for (const { port } of workers) await ask(url, `select citus_add_node('127.0.0.1', ${port})`);
    return url;
  };
  return { coordinator, workers, makeDatabase };
}

async function openNode(programs: string, user: User, name: string, closing: Closing): Promise<Node> {
  const port = await freePort();
  const data = join(user.home, name.replace(" ", "-"));
  mkdirSync(data, { mode: 0o700 });
  user.own();
  await user.run(`${programs}/initdb -D ${data} -U surimono --auth=trust --encoding=UTF8 --locale=C.UTF-8`);
  const settings = [`port=${port}`, "listen_addresses=127.0.0.1", `unix_socket_directories=${user.home}`, ...SETTINGS];
  const lines = settings.map((one) => one.replace(/=(.*)$/, " = '$1'")).join("\n");
  await user.run(`cat >> ${data}/postgresql.conf <<'END'\n${lines}\nEND`);
  const control = `${programs}/pg_ctl -D ${data} -l ${data}.log -w -t 120`;
  // What was killed may hold its memory a moment longer.
  const start = () => user.run(`for n in $(seq 30); do ${control} start && exit 0; sleep 1; done; exit 1`);
  await start();
  closing.unshift(() => user.run(`${control} -m immediate stop || :`));
  return {
    ...{ name, port, start },
    // All of its processes at once: none gets to write anything. One that was about to end by itself may be gone.
    kill: () => user.run(`pid=$(head -1 ${data}/postmaster.pid); kill -9 $pid $(pgrep -P $pid) || :`),
  };
}

export const urlOf = (port: number, database: string) => `postgres://surimono@127.0.0.1:${port}/${database}`;

/** On a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, application_name: "rehearsal" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}
