import { type Call, sealEnvelope } from "@surimono/contract/kernel";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { allCalls } from "./testing/all-calls.ts";
import { brokenPayloads } from "./testing/broken-payloads.ts";
import { consoleExamples } from "./testing/call-examples/console.ts";
import { callExamples } from "./testing/call-examples.ts";
import { type CallWorld, makeCallWorld } from "./testing/call-world.ts";
import { openTestShop, type TestShop } from "./testing/index.ts";
import { judgeKeeping } from "./testing/judge-keeping.ts";

const all = await allCalls();
/** Those of the console are tried by every-operator-call.test.ts. */
const calls = all.filter(({ access }) => access !== "operator");

let shop: TestShop;
let world: CallWorld;
let owner: Awaited<ReturnType<TestShop["asMember"]>>;
let consumer: typeof owner;
let business: typeof owner;
let suspended: typeof owner;
let address = 0;

beforeAll(async () => {
  // Behind a proxy that the test plays, so that limits per address do not hide what is tested.
  shop = await openTestShop({ variables: { TRUST_PROXY: "loopback" } });
  owner = await shop.asMember({ kind: "business", approved: true });
  consumer = await shop.asMember({ kind: "consumer" });
  business = await shop.asMember({ kind: "business", approved: true });
  suspended = await shop.asMember({ kind: "business", approved: true });
  const until = "update users set suspended_until = now() + interval '1 day' where id = $1";
  await shop.shop.database.pool.query(until, [suspended.member.id]);
  world = await makeCallWorld(shop, owner);
});
afterAll(() => shop.stop());

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly code: string | undefined;
}

async function send(call: Call, payload: unknown, token?: string, files = false): Promise<Answer> {
  const headers: Record<string, string> = {
    "x-forwarded-for": `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address++ & 255}`,
  };
  if (token) headers["authorization"] = `Bearer ${token}`;
  const init: RequestInit = { method: call.method, headers };
  let url = shop.baseUrl + call.path;
  if (call.method === "GET") url += `?${query(payload)}`;
  else if (call.body === "multipart") init.body = multipart(payload, files);
  else {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(sealEnvelope(payload));
  }
  const response = await fetch(url, init);
  judgeKeeping(call, response, { byBearer: token !== undefined });
  const body = await response.text();
  return { status: response.status, body, code: /"error_code":"([^"]+)"/.exec(body)?.[1] };
}

function query(payload: unknown): string {
  if (typeof payload !== "object" || payload === null) return new URLSearchParams({ "": String(payload) }).toString();
  return new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)])).toString();
}

function multipart(payload: unknown, files: boolean): FormData {
  const form = new FormData();
  const fields = typeof payload === "object" && payload !== null ? Object.entries(payload) : [["payload", payload]];
  for (const [name, value] of fields) form.append(String(name), JSON.stringify(value));
  if (files) form.append("picture", new File([new Uint8Array(PNG)], "a.png"));
  return form;
}

/** The path of a private picture that opens to nobody. */
const UNSEALED_PICTURE = /\/(?:designs|drafts)\/[0-9a-f-]{36}\/|\/my-items\/[0-9a-f-]{36}\.webp/;

const PNG = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fe3a27" } })
  .png()
  .toBuffer();

function exampleOf(call: Call) {
  const example = callExamples[call.name];
  if (!example) throw new Error(`${call.name} has no example in testing/call-examples`);
  return example;
}

test("every call of the contract has a route and an example, and every route is in the contract", () => {
  const names = all.map(({ name }) => name).sort();
  expect(shop.shop.calls.map(({ name }) => name).sort()).toEqual(names);
  expect([...Object.keys(callExamples), ...Object.keys(consoleExamples)].sort()).toEqual(names);
  expect(new Set(names).size).toBe(names.length);
});

test("only a GET for guests is the same for everybody", () => {
  const kept = all.filter(({ sameForAll }) => sameForAll);
  expect(kept.length).toBeGreaterThan(5);
  for (const { name, method, access, file, withCookies } of kept)
    expect([name, method, access, file, withCookies]).toEqual([name, "GET", "guest", undefined, undefined]);
});

test("a call with a key of what it makes is repeated by the browser, and no other that changes something is", () => {
  // The cart, the sending, the quote, the line and the scan are keys themselves; scanning itself waits and asks again by its own rules.
  const keyed = ["placeOrder", "sendStored", "putLineBack", "orderQuote", "rejectUnit", "holdUnit", "releaseUnit"];
  const asking = [
    ...["login", "queryUser", "queryUserInsight", "getDeliveryStatus", "reviewOrder", "reviewSending"],
    ...["openDesign", "readDesign", "lookAtDesign", "openSimulation", "checkCatalogueDrafts"],
  ];
  const hasKey = ({ payload }: Call) =>
    /"required":\[[^\]]*"request_key"/.test(
      JSON.stringify(z.toJSONSchema(payload, { io: "input", unrepresentable: "any" })),
    );
  const repeated = all.filter(({ repeatable }) => repeatable).map(({ name }) => name);
  const expected = all.filter((call) => hasKey(call) || [...keyed, ...asking].includes(call.name));
  expect(repeated.sort()).toEqual(expected.map(({ name }) => name).sort());
});

describe.each(calls.map((call) => [call.name, call] as const))("%s", (_name, call) => {
  test("asks a guest to log in, unless guests may call it", async () => {
    const answer = await send(call, exampleOf(call).payload(world), undefined, exampleOf(call).files);
    if (call.access === "guest") expect(answer.code).not.toBe("session/expired");
    else expect(answer).toMatchObject({ status: 401, code: "session/expired" });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain(world.email);
  });

  test("takes no token that is not its own", async () => {
    expect(await send(call, exampleOf(call).payload(world), "x".repeat(32))).toMatchObject({
      status: 401,
      code: "session/expired",
    });
  });

  test("takes no token of a member who is suspended", async () => {
    const example = exampleOf(call);
    expect(await send(call, example.payload(world), suspended.token, example.files)).toMatchObject({
      status: 401,
      code: "session/expired",
    });
  });

  test("gives another consumer and another business nothing of the owner's", async () => {
    const example = exampleOf(call);
    for (const other of [consumer, business]) {
      const answer = await send(call, example.payload(world), other.token, example.files);
      expect(answer.status).toBeLessThan(500);
      if (call.access !== "guest" && call.access !== "member" && call.access !== other.member.kind)
        expect(answer.status).toBe(403);
      else if (example.others === "refused") expect([403, 404]).toContain(answer.status);
      if (example.others !== "same") {
        for (const secret of [world.email, world.orderId, world.lineId, world.pictureId])
          expect(answer.body).not.toContain(secret);
      }
      if (call.name === "signOut") Object.assign(other, await shop.asMember({ kind: other.member.kind }));
    }
  });

  test("refuses a payload that names another member", async () => {
    const named = { ...exampleOf(call).payload(world), user_id: consumer.member.id };
    const { success, data } = z.safeParse(call.payload, named);
    if (!success || !Object.hasOwn(data as object, "user_id")) return;
    expect(await send(call, named, owner.token)).toMatchObject({ status: 403, code: "access/forbidden" });
  });

  test("refuses a body whose signature does not fit", async () => {
    if (call.method === "GET" || call.body === "multipart") return;
    const body = JSON.stringify({ ...sealEnvelope(exampleOf(call).payload(world)), signature: "0".repeat(64) });
    const response = await fetch(shop.baseUrl + call.path, {
      method: call.method,
      body,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${owner.token}`,
        "x-forwarded-for": "10.250.0.1",
      },
    });
    // A limit per address or member may come first; either way nothing is done.
    expect([400, 403, 429]).toContain(response.status);
  });

  test("answers malformed payloads with 4xx, never 5xx", async () => {
    const token = call.access === "consumer" ? consumer.token : business.token;
    for (const [what, payload] of brokenPayloads(exampleOf(call).payload(world))) {
      const { status, body } = await send(call, payload, token);
      expect(status, `${what}: ${body.slice(0, 300)}`).toBeLessThan(500);
      if (status >= 400)
        expect(body, what).toMatch(/"error_code":"[a-z-]+\/[a-z-]+","message":"[^"]*[ぁ-んァ-ン一-龠]/);
    }
    if (call.name === "signOut") Object.assign(business, await shop.asMember({ kind: "business" }));
  });
});

describe("the owner", () => {
  // In the order of the examples: what is used later is deleted later.
  test.each(Object.entries(callExamples))("may call %s", async (name, example) => {
    const call = calls.find((entry) => entry.name === name);
    if (!call) throw new Error(`there is no call ${name}`);
    const answer = await send(
      call,
      example.payload(world),
      call.access === "consumer" ? consumer.token : owner.token,
      example.files,
    );
    if (example.fails) expect(answer.code, answer.body).toBe(example.fails);
    else expect(answer.status, answer.body).toBe(200);
    expect(answer.body).not.toMatch(UNSEALED_PICTURE);
  });
});
