import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Database, openDatabase } from "../../platform/database/index.ts";
import { createTestDatabase } from "../../platform/embedded-postgres/test-database.ts";
import { lockImport } from "./lock-import.ts";

let database: Database;
let drop: () => Promise<void>;

beforeEach(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openDatabase(made.url);
});
afterEach(async () => {
  await database.close();
  await drop();
});

/** A first import that has the lock, and a second one that asks for it and pauses so often before the first is done. */
async function secondBehindFirst(pauses: number, silentSeconds: number): Promise<string[]> {
  const told: string[] = [];
  const done = Promise.withResolvers<void>();
  const has = Promise.withResolvers<void>();
  const first = database.inTransaction(async (tx) => {
    await lockImport(tx);
    has.resolve();
    await done.promise;
    told.push("first done");
  });
  await has.promise;
  const pause = async () => {
    if (told.push("waits") < pauses) return;
    done.resolve();
    await first;
  };
  const second = database.inTransaction(async (tx) => {
    // Nobody may wait for a row as long as an import can take.
    await tx.execute(sql`set local lock_timeout = '1ms'`);
    await lockImport(tx, { pause, silentSeconds });
    told.push("second has it");
  });
  await second.catch((error: Error) => told.push(error.message));
  done.resolve();
  await first;
  return told;
}

test("a second import waits for the first one longer than anybody may wait for a row", async () => {
  expect(await secondBehindFirst(3, 60)).toEqual(["waits", "waits", "waits", "first done", "second has it"]);
});

test("it gives up on a first one that does nothing any more", async () => {
  const told = await secondBehindFirst(3, 0);
  expect(told).toEqual(["another import of the catalogue has stopped halfway", "first done"]);
});
