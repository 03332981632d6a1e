import type { TestProject } from "vitest/node";
import { openTestCluster } from "../citus/test-cluster.ts";
import { migrate } from "../database/index.ts";
import { startTestServer } from "./test-database.ts";

/**
 * One PostgreSQL for all server tests of a run; each test file takes its own database from it. With CITUS_URL that of a Citus that runs
 * already, its tables distributed.
 */
export async function setup(project: TestProject) {
  const citus = process.env["CITUS_URL"];
  const server = citus ? await openTestCluster(citus, migrate) : await startTestServer(migrate);
  const { stop, ...testServer } = server;
  project.provide("testServer", testServer);
  return stop;
}
