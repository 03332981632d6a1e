import { randomBytes } from "node:crypto";
import { chmodSync, rmSync } from "node:fs";
import { Client } from "pg";
import { inject } from "vitest";
import { judgeCopies } from "../citus/judge-copies.ts";
import { quickFolder } from "./quick-folder.ts";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    testServer: Omit<TestServer, "stop">;
  }
}

const template = "surimono_template";

/** A server for one test run, with template databases that every test's own is copied from. */
export interface TestServer {
  /** One, or those of a Citus with its coordinator first: a database is made on each. */
  readonly nodes: readonly string[];
  /** Migrated. */
  readonly template: string;
  /** One in which a shop was opened before: catalogue and queues are there. Undefined where none was. */
  readonly opened?: string;
  /** What a database needs and does not inherit from its template. */
  readonly settings: readonly string[];
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server of a test run in a temporary folder. Its data is disposable, so it does not wait for the disk. `openOnce` opens a shop in
 * a database and ends it: done once here, not for every shop of the run.
 */
export async function startTestServer(
  migrate: (url: string) => Promise<void>,
  openOnce?: (url: string) => Promise<void>,
): Promise<TestServer> {
  const dataDir = quickFolder("surimono-test-");
  // As root, PostgreSQL runs as another user, who must get through.
  chmodSync(dataDir, 0o711);
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" };
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await runSql(server.url, `CREATE DATABASE ${template}`);
    await migrate(at(server.url, template));
    const made = { nodes: [server.url], template, settings: [], stop };
    if (openOnce === undefined) return made;
    const opened = `${template}_opened`;
    await copyDatabase(server.url, opened, template);
    await openOnce(at(server.url, opened));
    return { ...made, opened };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A fresh, migrated database for one test file or test, on the server started by the global setup; `opened`: as a shop left it. */
export async function createTestDatabase({ opened = false } = {}): Promise<{ url: string; drop: () => Promise<void> }> {
  const { nodes, template: migrated, opened: left, settings } = inject("testServer");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const onEach = (sql: string) => Promise.all(nodes.map((node) => runSql(node, sql)));
  await Promise.all(nodes.map((node) => copyDatabase(node, name, (opened && left) || migrated)));
  const [first = ""] = nodes;
  for (const setting of settings) await runSql(first, `ALTER DATABASE ${name} SET ${setting}`);
  const drop = async () => {
    try {
      if (nodes.length > 1) await judgeCopies(nodes.map((node) => at(node, name)));
    } finally {
      await onEach(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    }
  };
  return { url: at(first, name), drop };
}

/** By its files: block by block through the log, PostgreSQL's own way, takes five times as much. */
function copyDatabase(server: string, name: string, from: string): Promise<void> {
  return runSql(server, `CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`);
}

function at(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function runSql(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  // A connection that is lost makes the query below fail; nobody else listens.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
