import { randomBytes } from "node:crypto";
import pg from "pg";
import { CITUS_SETTINGS, distribute } from "./distribute.ts";

/** The same database on every node, from which a test's own is copied in a moment. */
export interface TestCluster {
  readonly template: string;
  /** The coordinator first. */
  readonly nodes: readonly string[];
  readonly settings: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Tests set times of rows back. Citus refuses an update that does so; no statement of the shop's own does (statements.test.ts). */
const SET_BACK = ["timestamptz_mi_interval(timestamptz, interval)", "timestamptz_pl_interval(timestamptz, interval)"];

/**
 * On a Citus that runs already: `url` names its coordinator and a database that knows the other nodes. A test on it takes the same
 * path as one on PostgreSQL, by `createTestDatabase`.
 */
export async function openTestCluster(url: string, migrate: (url: string) => Promise<void>): Promise<TestCluster> {
  const workers = await ask<{ host: string; port: number }>(
    url,
    "select nodename as host, nodeport as port from pg_dist_node where groupid > 0 and isactive order by nodeid",
  );
  if (workers.length === 0) throw new Error("The database of CITUS_URL knows no other node: see citus_add_node.");
  const nodes: [string, ...string[]] = [url, ...workers.map(({ host, port }) => atNode(url, host, port))];
  const template = `surimono_template_${randomBytes(4).toString("hex")}`;
  const coordinator = await makeOnNodes(nodes, template);
  await migrate(coordinator);
  const client = new pg.Client(coordinator);
  await client.connect();
  await client.query("set citus.shard_count = 4");
  await distribute(client);
  await client.end();
  // Citus keeps a connection to each database, and one that is connected to cannot be copied.
  for (const node of nodes) {
    await ask(node, `alter database ${template} allow_connections false`);
    await ask(node, `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${template}'`);
  }
  const stop = () => dropOnNodes(nodes, template);
  return { template, nodes, settings: CITUS_SETTINGS, stop };
}

/** A database on every node, which know each other, with nothing in it; its address at the coordinator. */
export async function makeOnNodes(nodes: readonly [string, ...string[]], name: string): Promise<string> {
  for (const node of nodes) {
    await ask(node, `create database ${name}`);
    await ask(atDatabase(node, name), "create extension citus");
    for (const moved of SET_BACK) await ask(atDatabase(node, name), `alter function pg_catalog.${moved} immutable`);
  }
  const [first, ...workers] = nodes.map((node) => new URL(node));
  const coordinator = atDatabase(nodes[0], name);
  await ask(coordinator, `select citus_set_coordinator_host('${first?.hostname}', ${first?.port || 5432})`);
  for (const { hostname, port } of workers)
    await ask(coordinator, `select citus_add_node('${hostname}', ${port || 5432})`);
  return coordinator;
}

export async function dropOnNodes(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes) await ask(node, `drop database if exists ${name} with (force)`);
}

function atNode(url: string, host: string, port: number): string {
  const node = new URL(url);
  node.hostname = host;
  node.port = String(port);
  return node.href;
}

function atDatabase(url: string, name: string): string {
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}

async function ask<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
