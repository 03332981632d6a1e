import { createServer } from "node:net";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import journal from "../../../migrations/meta/_journal.json" with { type: "json" };
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { buildIndexes } from "./build-indexes.ts";
import { checkVersion, DatabaseFailure } from "./failure.ts";
import { checkMigrated, migrate, migrateEmpty, openDatabase, planMigration } from "./index.ts";
import { MIGRATION_LOCK } from "./migrate.ts";

const failureOf = (url: string) =>
  migrate(url).then(
    () => expect.unreachable(),
    (error: unknown) => {
      expect(error).toBeInstanceOf(DatabaseFailure);
      return (error as DatabaseFailure).message;
    },
  );

async function freshDatabase() {
  const fresh = await createTestDatabase();
  onTestFinished(() => fresh.drop());
  return fresh.url;
}

const changed = (url: string, change: Partial<Pick<URL, "password" | "port" | "pathname">>) =>
  Object.assign(new URL(url), change).href;

test("a database that nothing answers for is named without its password, with what to do", async () => {
  const message = await failureOf("postgres://shop:geheim@127.0.0.1:1/shop");
  expect(message).toContain("postgres://shop@127.0.0.1:1/shop");
  expect(message).toContain("Start PostgreSQL, or correct host and port in DATABASE_URL");
  expect(message).not.toContain("geheim");
});

test("a wrong password, and a database that is not there, are told apart", async () => {
  const url = await freshDatabase();
  expect(await failureOf(changed(url, { password: "guess" }))).toContain("Correct user and password");
  expect(await failureOf(changed(url, { pathname: "/nowhere" }))).toContain("Create it (createdb)");
});

test("something else that listens there is not waited for without end", async () => {
  const mute = createServer((socket) => socket.on("error", () => undefined)).listen(0, "127.0.0.1");
  await new Promise((resolve) => mute.once("listening", resolve));
  onTestFinished(() => void mute.close());
  const address = mute.address();
  const port = typeof address === "object" && address ? address.port : 0;
  expect(await failureOf(`postgres://shop@127.0.0.1:${port}/shop`)).toContain("Correct DATABASE_URL");
});

test("a database that can only be read from is named as such, and nothing is tried on it", async () => {
  const url = await freshDatabase();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`);
  await client.end();
  const message = await failureOf(url);
  expect(message).toContain("is a standby");
  expect(message).toContain("DATABASE_URL names the primary");
});

test("a PostgreSQL older than the shop's SQL is refused", () => {
  expect(() => checkVersion("postgres://db/shop", 150_000)).not.toThrow();
  expect(() => checkVersion("postgres://db/shop", 140_011)).toThrow(/PostgreSQL 14; the shop needs 15/);
});

const NEWER =
  "insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations";

test("migrating twice changes nothing, and what a newer release has migrated is left alone", async () => {
  const url = await freshDatabase();
  await migrate(url);
  const database = openDatabase(url, 1);
  onTestFinished(() => database.close());
  const noted = "select count(*)::int as n from drizzle.__drizzle_migrations";
  const { rows } = await database.pool.query(noted);
  expect(rows).toEqual([{ n: journal.entries.length }]);
  await database.pool.query(NEWER);
  // It has said beside which releases it can be used.
  await Promise.all([migrate(url), checkMigrated(url)]);
  await database.pool.query("update drizzle.lives_with set oldest = oldest + 1e12");
  expect(await failureOf(url)).toContain("newer release of the shop");
  await database.pool.query("drop table drizzle.lives_with");
  expect(await failureOf(url)).toContain("newer release of the shop");
});

test("beside a shop an empty database is brought up to date, and one in use only by the step that does so", async () => {
  const url = await freshDatabase();
  const database = openDatabase(url, 1);
  onTestFinished(() => database.close());
  await database.pool.query("drop schema drizzle cascade; drop schema public cascade; create schema public");
  expect(await planMigration(url)).toEqual({ isEmpty: true, stopping: [] });
  await migrateEmpty(url);
  await database.pool.query("delete from drizzle.__drizzle_migrations where created_at > $1", [
    journal.entries[3]?.when,
  ]);
  await expect(migrateEmpty(url)).rejects.toThrow("npm run migrate");
  // The release of then is older than all that promise anything.
  const { stopping } = await planMigration(url);
  expect(stopping).toEqual(journal.entries.slice(4).map(({ tag }) => tag));
});

test("an index of a table in use is built without holding up its writers, again after a build that was interrupted", async () => {
  const url = await freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("create table worn (n int); insert into worn values (1), (1)");
  const add = (unique: string, column = "n") =>
    buildIndexes(client, [
      `SELECT 1;--> statement-breakpoint\nCREATE ${unique}INDEX IF NOT EXISTS "worn_n" ON "worn" USING btree ("${column}");`,
    ]);
  await expect(add("UNIQUE ")).rejects.toThrow("worn_n");
  const valid = "select indisvalid as valid from pg_index where indexrelid = to_regclass('worn_n')";
  expect((await client.query(valid)).rows).toEqual([{ valid: false }]);
  await add("");
  expect((await client.query(valid)).rows).toEqual([{ valid: true }]);
  // A column that the same migration makes: the index is built with it.
  await client.query("drop index worn_n");
  await add("", "later");
  expect((await client.query(valid)).rows).toEqual([]);
});

test("a process that waits for another's migration does not end its building of an index", async () => {
  const url = await freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("create table worn (n int)");
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  const waiting = migrate(url);
  const others =
    "select 1 from pg_stat_activity where datname = current_database() and query like '%_advisory_lock%' and pid <> pg_backend_pid()";
  await expect.poll(async () => (await client.query(others)).rows).toHaveLength(1);
  await buildIndexes(client, ['CREATE INDEX IF NOT EXISTS "worn_n" ON "worn" USING btree ("n");']);
  await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  await waiting;
});
