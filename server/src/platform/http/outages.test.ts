import { requestFailures } from "@surimono/contract/kernel";
import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { openWire } from "../../testing/index.ts";
import { openDatabase } from "../database/index.ts";
import { Unreachable } from "../database/outage.ts";
import { createTestDatabase } from "../embedded-postgres/test-database.ts";
import { StoreAway } from "../files/index.ts";
import { openHttp } from "./open-http.ts";

const ofServer = (code: string, said = "said so") => Object.assign(new pg.DatabaseError(said, 0, "error"), { code });
const ofSocket = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET", syscall: "read" });
const query = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

async function answerTo(error: Error) {
  const http = await openHttp({ logLevel: "silent", trustProxy: undefined });
  onTestFinished(() => http.close());
  const said: string[] = [];
  http.addHook("onRequest", async (request) => {
    for (const level of ["warn", "error"] as const)
      vi.spyOn(request.log, level).mockImplementation((_what: unknown, text?: string) => said.push(`${level} ${text}`));
  });
  http.get("/api/fails", async () => {
    throw error;
  });
  const answer = await http.inject({ url: "/api/fails" });
  const again = await http.inject({ url: "/api/fails" });
  return { answer, again, said };
}

test.each([
  ["a server that is restarted", ofServer("57P01")],
  ["a server without connections", ofServer("53300")],
  ["a server whose line broke", query(ofServer("08006"))],
  [
    "a node of Citus that went away in a transaction",
    query(ofServer("XX000", "failure on connection marked as essential: 127.0.0.1:5433")),
  ],
  ["a node of Citus that went away", query(ofServer("XX000", "server closed the connection unexpectedly"))],
  ["a disk that cannot be read", query(ofServer("58030"))],
  ["a transaction that idled for too long", query(ofServer("25P03"))],
  ["a statement that took too long", query(ofServer("57014"))],
  ["a server that became another's copy", query(ofServer("25006"))],
  ["a connection that gave no answer", query(new Error("Query read timeout"))],
  ["a connection that was lost", query(new Unreachable(ofSocket))],
  ["a connection that ended", query(new Error("Connection terminated unexpectedly"))],
  [
    "a connection that broke before",
    query(new Error("Client has encountered a connection error and is not queryable")),
  ],
  ["no connection at all", new Unreachable(new Error("connect ECONNREFUSED"))],
  ["a store of files that does not answer", new StoreAway(ofSocket)],
])("%s is told as an outage, with when to ask again, and noted as an error once in a while", async (_what, error) => {
  const { answer, again, said } = await answerTo(error);
  expect([answer.statusCode, answer.headers["retry-after"], answer.json().error_code]).toEqual([
    503,
    "5",
    "server/busy",
  ]);
  expect(answer.json().message).toBe(requestFailures["server/busy"].message);
  expect(again.statusCode).toBe(503);
  expect(said.map((line) => line.split(" ", 2).join(" "))).toEqual(["error outage:", "warn the"]);
});

test("a connection that is reset under a statement of the shop's own is told so too", async () => {
  const made = await createTestDatabase();
  const wire = await openWire(made.url);
  const { pool, close } = openDatabase(wire.url, 1);
  onTestFinished(async () => {
    await wire.close();
    await close();
    await made.drop();
  });
  await pool.query("select 1");
  const failing = pool.query("select 1").catch((error: Error) => error);
  wire.reset();
  const { answer } = await answerTo((await failing) as Error);
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "5"]);
});

test.each(["55P03", "40P01", "40001"])(
  "a lock of others (%s) is told as that, with when to ask again",
  async (code) => {
    const { answer, said } = await answerTo(query(ofServer(code)));
    expect([answer.statusCode, answer.headers["retry-after"], answer.json().error_code]).toEqual([
      409,
      "5",
      "request/overlapping",
    ]);
    expect(said.every((line) => line.startsWith("warn"))).toBe(true);
  },
);

test.each([
  ["a rule of the database", query(ofServer("23505"))],
  ["a fault of the server's own", query(ofServer("XX000", "unrecognized node type"))],
  ["a mistake in its SQL", query(ofServer("42703"))],
  ["another service's lost connection", ofSocket],
  ["a slip in the code", new TypeError("undefined is not a function")],
])("%s stays a bug", async (_what, error) => {
  const { answer, said } = await answerTo(error);
  expect([answer.statusCode, answer.json().error_code]).toEqual([500, "server/error"]);
  expect(said).toEqual(["error unexpected error", "error unexpected error"]);
});
