import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { inject } from "vitest";
import { startEmbeddedPostgres } from "./start-embedded-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    testServer: Omit<TestServer, "stop">;
  }
}

const template = "surimono_template";

/** A server for one test run, with a template database that `migrate` has brought up to date once. */
export interface TestServer {
  /** One, or those of a Citus with its coordinator first: a database is made on each. */
  readonly nodes: readonly string[];
  readonly template: string;
  /** What a database needs and does not inherit from its template. */
  readonly settings: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts the server of a test run in a temporary folder. Its data is disposable, so it does not wait for the disk. */
export async function startTestServer(migrate: (url: string) => Promise<void>): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "surimono-test-"));
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
    return { nodes: [server.url], template, settings: [], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A fresh, migrated database for one test file or test, on the server started by the global setup. */
export async function createTestDatabase(
  { nodes, template: copied, settings } = inject("testServer"),
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const onEach = (sql: string) => Promise.all(nodes.map((node) => runSql(node, sql)));
  await onEach(`CREATE DATABASE ${name} TEMPLATE ${copied}`);
  const [first = ""] = nodes;
  for (const setting of settings) await runSql(first, `ALTER DATABASE ${name} SET ${setting}`);
  const drop = async () => void (await onEach(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  return { url: at(first, name), drop };
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
