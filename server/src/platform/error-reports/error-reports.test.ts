import { DrizzleQueryError } from "drizzle-orm";
import pino from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { openHttp } from "../http/index.ts";
import { openErrorReports } from "./open-error-reports.ts";
import { openErrorService, type Report } from "./testing/index.ts";

const leftovers: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const clear of leftovers.splice(0).reverse()) await clear();
  vi.restoreAllMocks();
});

async function openService(status?: number) {
  const service = await openErrorService(status);
  leftovers.push(service.close);
  return service;
}

async function openReportingHttp(dsn: string) {
  vi.spyOn(pino, "destination").mockReturnValue({ write: () => undefined } as never);
  const errorReports = openErrorReports(dsn, "production");
  const http = await openHttp({ logLevel: "fatal", trustProxy: undefined }, errorReports);
  http.log.level = "error";
  leftovers.push(() => http.close());
  return { http, errorReports };
}

test("an error that a customer meets reaches the service with its place and its causes, and without values", async () => {
  const { reports, dsn } = await openService();
  const { http, errorReports } = await openReportingHttp(dsn);
  const cause = new Error("relation does not exist");
  http.get("/api/broken/:id", () => {
    throw new DrizzleQueryError("select $1", ["hanako@example.com"], cause);
  });
  const answer = await http.inject("/api/broken/7?token=secret");
  await errorReports.flush();
  expect(reports).toHaveLength(1);
  const [{ path, auth, event }] = reports as [Report];
  expect([path, auth]).toEqual(["/api/42/envelope/", "publickey"]);
  expect(event).toMatchObject({
    level: "error",
    environment: "production",
    platform: "node",
    transaction: "GET /api/broken/7",
    logentry: { message: "unexpected error" },
    tags: { request_id: answer.headers["x-request-id"] },
    exception: {
      values: [
        { type: "Error", value: "relation does not exist" },
        { type: "DrizzleQueryError", value: "Failed query: select $1" },
      ],
    },
  });
  expect(JSON.stringify(event)).toContain("error-reports.test.ts");
  expect(JSON.stringify(event)).not.toMatch(/hanako|secret/);
});

test("what the browser, a job or a payment tells as an error is reported, a warning is not", async () => {
  const { reports, dsn } = await openService();
  const { http, errorReports } = await openReportingHttp(dsn);
  http.log.warn("a mail was late");
  http.log.error({ from: "browser", memberId: "7" }, "/items TypeError: x is undefined");
  http.log.error({ job: "print", id: "j1", err: new TypeError("no font") }, "job failed");
  http.log.fatal({ orderId: 12 }, "a payment has no order");
  await errorReports.flush();
  // They are sent in parallel, and were written within one millisecond.
  const kindOf = ({ level, logger }: Report["event"]) => `${level} ${logger}`;
  const events = reports.map(({ event }) => event).sort((a, b) => kindOf(a).localeCompare(kindOf(b)));
  expect(events).toMatchObject([
    { logger: "browser", user: { id: "7" }, logentry: { message: "/items TypeError: x is undefined" } },
    { logger: "server", tags: { job: "print" }, exception: { values: [{ type: "TypeError", value: "no font" }] } },
    { level: "fatal", logentry: { message: "a payment has no order" }, extra: { orderId: 12 } },
  ]);
});

test("a service that is away, refuses or says nothing is told of once and costs the shop nothing", async () => {
  const warned = vi.spyOn(process, "emitWarning").mockReturnValue(undefined);
  const { http, errorReports } = await openReportingHttp("http://publickey@127.0.0.1:1/42");
  for (const word of ["one", "two", "three"]) http.log.error(word);
  await errorReports.flush();
  expect(warned.mock.calls).toEqual([[expect.stringContaining("errors cannot be reported")]]);
});

test("a service that asks for quiet is left alone", async () => {
  const { reports, dsn } = await openService(429);
  const { http, errorReports } = await openReportingHttp(dsn);
  http.log.error("one");
  await errorReports.flush();
  http.log.error("two");
  await errorReports.flush();
  expect(reports).toHaveLength(1);
});
