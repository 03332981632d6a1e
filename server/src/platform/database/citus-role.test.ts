import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { checkMigrated, migrate } from "./migrate.ts";

/** A database that looks as one of Citus does to whoever asks what it is. */
async function openNode(group: number): Promise<string> {
  const { url, drop } = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  await client.query("set allow_system_table_mods = on");
  await client.query("create table pg_catalog.pg_dist_local_group (groupid integer)");
  await client.query("insert into pg_dist_local_group values ($1)", [group]);
  await client.end();
  onTestFinished(drop);
  return url;
}

test.skipIf(inject("testServer").nodes.length > 1)(
  "a shop refuses a worker of Citus, and not its coordinator",
  async () => {
    const worker = await openNode(2);
    const words = /is a worker of Citus\. DATABASE_URL must name the coordinator/;
    await expect(migrate(worker)).rejects.toThrow(words);
    await expect(checkMigrated(worker)).rejects.toThrow(words);
    await expect(checkMigrated(await openNode(0))).resolves.toBeUndefined();
  },
);
