import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";
import { openHttp } from "./open-http.ts";

const refused = Object.assign(new Error("duplicate key value violates unique constraint"), {
  code: "23505",
  table: "users",
  constraint: "users_email_unique",
  detail: "Key (email)=(hanako@example.com) already exists.",
});
const failure = new DrizzleQueryError(
  "insert into users values ($1, $2)",
  ["hanako@example.com", "two\nlines"],
  refused,
);

test("a failed query is told without its values", () => {
  const told = JSON.stringify(describeError(failure));
  expect(told).not.toMatch(/hanako|two/);
  expect(JSON.parse(told)).toMatchObject({
    type: "DrizzleQueryError",
    message: "Failed query: insert into users values ($1, $2)",
    stack: expect.stringContaining("describe-error.test.ts"),
    cause: { code: "23505", table: "users", constraint: "users_email_unique", message: refused.message },
  });
});

test("a mail server that names the address it refuses tells nobody of it", () => {
  const told = JSON.stringify(describeError(new Error("550 5.1.1 <hanako@example.com>: no such user")));
  expect(told).not.toContain("hanako");
  expect(told).toContain("550 5.1.1 <…@example.com>: no such user");
});

test("the several errors of one attempt are all told", () => {
  const told = describeError(new AggregateError([new Error("::1"), new Error("127.0.0.1")]));
  expect(told).toMatchObject({ errors: [{ message: "::1" }, { message: "127.0.0.1" }] });
});

test("the log describes errors in this way", async () => {
  const http = await openHttp({ logLevel: "silent", trustProxy: undefined });
  const symbol = Object.getOwnPropertySymbols(http.log).find(({ description }) => description === "pino.serializers");
  const { err } = (http.log as never as Record<symbol, { err: unknown }>)[symbol as symbol] ?? {};
  expect(err).toBe(describeError);
  await http.close();
});
