import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import journal from "../../../migrations/meta/_journal.json" with { type: "json" };
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { checkVersion, DatabaseFailure } from "./failure.ts";
import { migrate, openDatabase } from "./index.ts";

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

test("a PostgreSQL older than the shop's SQL is refused", () => {
  expect(() => checkVersion("postgres://db/shop", 150_000)).not.toThrow();
  expect(() => checkVersion("postgres://db/shop", 140_011)).toThrow(/PostgreSQL 14; the shop needs 15/);
});

test("migrating twice changes nothing, and what a newer release has migrated is left alone", async () => {
  const url = await freshDatabase();
  await migrate(url);
  const database = openDatabase(url, 1);
  onTestFinished(() => database.close());
  const noted = "select count(*)::int as n from drizzle.__drizzle_migrations";
  const { rows } = await database.pool.query(noted);
  expect(rows).toEqual([{ n: journal.entries.length }]);
  await database.pool.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations",
  );
  expect(await failureOf(url)).toContain("newer release of the shop");
});
