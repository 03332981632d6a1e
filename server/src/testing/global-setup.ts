import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { openTestCluster } from "../platform/citus/test-cluster.ts";
import { migrate } from "../platform/database/index.ts";
import { startTestServer } from "../platform/embedded-postgres/test-database.ts";

const SERVER = join(import.meta.dirname, "..");

/**
 * One PostgreSQL for all server tests of a run; each test file takes its own database from it. With CITUS_URL that of a Citus that runs
 * already, its tables distributed.
 */
export async function setup(project: TestProject) {
  const citus = process.env["CITUS_URL"];
  const server = citus ? await openTestCluster(citus, migrate) : await startTestServer(migrate, openOnce);
  const { stop, ...testServer } = server;
  project.provide("testServer", testServer);
  return stop;
}

/** In a process of its own, as the shop's modules are not this one's. */
async function openOnce(databaseUrl: string): Promise<void> {
  const imports = join(SERVER, "quick-imports.mjs");
  await promisify(execFile)(process.execPath, ["--import", imports, join(SERVER, "testing/open-once.ts"), databaseUrl]);
}
