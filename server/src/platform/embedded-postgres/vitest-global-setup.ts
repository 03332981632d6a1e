import type { TestProject } from "vitest/node";
import { migrate } from "../database/index.ts";
import { startTestServer } from "./test-database.ts";

/** One PostgreSQL for all server tests of a run; each test file takes its own database from it. */
export async function setup(project: TestProject) {
  const server = await startTestServer(migrate);
  project.provide("testServerUrl", server.url);
  return server.stop;
}
