import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Shop } from "../../../platform/http/index.ts";
import { networkAsker } from "./ask-network.ts";
import { googleFailure, googleTokenFailure } from "./google-errors.ts";
import { instagramClient } from "./instagram-client.ts";
import { isInvalidParameter, metaFailure } from "./meta-errors.ts";

/** A server that accepts a request and never answers. */
const HANGS = -1;

const google = (code: number, reason: string, detail?: string) => ({
  error: {
    code,
    message: "",
    errors: [{ domain: "d", reason, message: "" }],
    ...(detail && { details: [{ reason: detail }] }),
  },
});

describe("what Google's errors mean", () => {
  test.each([
    [401, google(401, "authError"), "fans/reconnect-needed"],
    [401, undefined, "fans/reconnect-needed"],
    [403, google(403, "forbidden", "ACCESS_TOKEN_SCOPE_INSUFFICIENT"), "fans/permission-missing"],
    [403, google(403, "insufficientPermissions"), "fans/permission-missing"],
    [403, google(403, "quotaExceeded"), "fans/temporarily-unavailable"],
    [429, google(429, "rateLimitExceeded"), "fans/temporarily-unavailable"],
    [403, google(403, "youtubeSignupRequired"), "fans/no-channel"],
    [404, google(404, "channelNotFound"), "fans/no-channel"],
    [400, google(400, "invalidParameter"), "fans/temporarily-unavailable"],
    [500, google(500, "backendError"), "fans/temporarily-unavailable"],
    [0, undefined, "fans/temporarily-unavailable"],
    [200, "not what was expected", "fans/temporarily-unavailable"],
  ] as const)("%i %j: %s", (status, body, code) => expect(googleFailure({ status, body })).toBe(code));

  test("of a token: only one that does not hold asks for a new link", () => {
    expect(googleTokenFailure({ status: 400, body: { error: "invalid_grant" } })).toBe("fans/reconnect-needed");
    expect(googleTokenFailure({ status: 401, body: { error: "invalid_client" } })).toBe("fans/temporarily-unavailable");
  });
});

describe("what Meta's errors mean", () => {
  test.each([
    [190, "fans/reconnect-needed"],
    [102, "fans/reconnect-needed"],
    [10, "fans/permission-missing"],
    [200, "fans/permission-missing"],
    [299, "fans/permission-missing"],
    [300, "fans/temporarily-unavailable"],
    [4, "fans/temporarily-unavailable"],
    [17, "fans/temporarily-unavailable"],
    [341, "fans/temporarily-unavailable"],
    [1, "fans/temporarily-unavailable"],
    [368, "fans/temporarily-unavailable"],
  ])("%i: %s", (code, meaning) =>
    expect(metaFailure({ status: 400, body: { error: { message: "", type: "OAuthException", code } } })).toBe(meaning),
  );

  test("100 is an account too small, unless it says that there is no such account any more", () => {
    const gone = { status: 400, body: { error: { code: 100, error_subcode: 33 } } };
    expect([metaFailure(gone), isInvalidParameter(gone)]).toEqual(["fans/not-professional", false]);
    expect(isInvalidParameter({ status: 400, body: { error: { code: 100 } } })).toBe(true);
  });
});

describe("asking a network", () => {
  let server: Server;
  let address = "";
  let asked = 0;
  let statuses: number[] = [];
  let body = "";
  const logged: unknown[] = [];
  const log = { warn: (line: object) => logged.push(line) } as unknown as Shop["log"];
  const askNetwork = networkAsker({ log });
  beforeAll(async () => {
    server = createServer((_request, response) => {
      const status = statuses[asked++] ?? 200;
      if (status === HANGS) return;
      response.writeHead(status, { "content-type": "application/json" });
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.close();
  });
  beforeEach(() => {
    asked = 0;
    body = '{"fine":true}';
    logged.length = 0;
  });

  test("is done again where it is out of breath, and not where it has answered", async () => {
    statuses = [503, 429, 200];
    expect(await askNetwork(address)).toEqual({ status: 200, body: { fine: true } });
    expect(asked).toBe(3);
    statuses = [503, 503, 503, 200];
    asked = 0;
    expect((await askNetwork(address)).status).toBe(503);
    statuses = [403, 200];
    asked = 0;
    expect((await askNetwork(address)).status).toBe(403);
    expect(asked).toBe(1);
  });

  test("is done once for what cannot be asked twice", async () => {
    statuses = [503, 200];
    expect((await askNetwork(address, { once: true })).status).toBe(503);
    expect(asked).toBe(1);
  });

  test("ends in time, with all its tries", async () => {
    statuses = [503, HANGS, 200];
    expect((await networkAsker({ log }, 1000)(address)).status).toBe(0);
    expect(asked).toBe(2);
  });

  test("takes no answer that is too long to be one", async () => {
    statuses = [200];
    body = `{"long":"${"a".repeat(5_000_000)}"}`;
    expect(await askNetwork(address, { once: true })).toEqual({ status: 0, body: undefined });
  });

  test("says in the log what is wrong, and neither who is asked for nor by which token", async () => {
    statuses = [403];
    body = JSON.stringify({
      error: {
        code: 403,
        message: "of UC1 by ya29",
        status: "PERMISSION_DENIED",
        errors: [{ reason: "quotaExceeded" }],
      },
    });
    await askNetwork(`${address}UC1?id=UC1`, { token: "ya29" });
    const error = { code: 403, status: "PERMISSION_DENIED", errors: [{ reason: "quotaExceeded" }] };
    expect(logged).toEqual([{ host: new URL(address).host, status: 403, error }]);
    statuses = [];
    body = "{}";
    await askNetwork(address);
    expect(logged).toHaveLength(1);
  });

  test("for accounts leaves out those that the member did not allow, and names one that two pages share once", async () => {
    const clientOf = (graphUrl: string) =>
      instagramClient(
        { graphUrl, authorizationUrl: "", clientId: "", clientSecret: "" },
        { log, now: () => new Date() },
      );
    const one = { id: "1", username: "tabi.no_hanko", name: "旅のはんこ", followers_count: 24_300 };
    const pages = [one, { id: "2" }, one, undefined].map((account) => ({ instagram_business_account: account }));
    body = JSON.stringify({ data: pages });
    statuses = [];
    const { id, username, name, followers_count: followers } = one;
    expect(await clientOf(address).listAccounts("token")).toEqual({
      ok: true,
      value: [{ id, username, name, followers }],
    });
    expect(asked).toBe(1);
  });

  test("answers nothing where nobody is, and follows nobody elsewhere", async () => {
    expect(await askNetwork("http://127.0.0.1:1/", { once: true })).toEqual({ status: 0, body: undefined });
    statuses = [302];
    expect((await askNetwork(address, { once: true })).status).not.toBe(200);
  });
});
