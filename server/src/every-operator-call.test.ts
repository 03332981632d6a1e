import { type Call, sealEnvelope } from "@surimono/contract/kernel";
import { deedChanges, deedSubject } from "@surimono/contract/operators";
import { OPERATOR_ROLE_IDS, type OperatorRole, rightsOf } from "@surimono/domain/operators";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allCalls } from "./testing/all-calls.ts";
import { brokenPayloads } from "./testing/broken-payloads.ts";
import { type ConsoleWorld, consoleExamples } from "./testing/call-examples/console.ts";
import { makeCounterOrder } from "./testing/counter-world.ts";
import { makeFloorUnits } from "./testing/floor-world.ts";
import { openTestShop, type TestShop } from "./testing/index.ts";
import { judgeKeeping } from "./testing/judge-keeping.ts";
import { makeTicket } from "./testing/make-ticket.ts";
import { draftQuote } from "./testing/quote-world.ts";

const calls = (await allCalls()).filter(({ access }) => access === "operator");

let shop: TestShop;
let world: ConsoleWorld;

beforeAll(async () => {
  shop = await openTestShop();
  world = {
    otherId: (await shop.asOperator("viewer")).id,
    order: await makeCounterOrder(shop),
    floor: await makeFloorUnits(shop),
    businessId: (await shop.asMember({ kind: "business" })).member.id,
    memberId: (await shop.asMember()).member.id,
    ticket: await makeTicket(shop),
    quote: await draftQuote(shop),
  };
});
afterAll(() => shop.stop());

async function send(call: Call, payload: unknown, headers: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams(
    Object.entries(typeof payload === "object" && payload !== null ? payload : { "": payload }).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  const response = await fetch(shop.baseUrl + call.path + (call.method === "GET" ? `?${query}` : ""), {
    method: call.method,
    headers: { ...headers, ...(call.method !== "GET" && { "content-type": "application/json" }) },
    ...(call.method !== "GET" && { body: JSON.stringify(sealEnvelope(payload)) }),
  });
  judgeKeeping(call, response, { byBearer: true });
  const body = await response.text();
  return { status: response.status, body, code: /"error_code":"([^"]+)"/.exec(body)?.[1] };
}

function exampleOf(call: Call) {
  const example = consoleExamples[call.name];
  if (!example) throw new Error(`${call.name} has no example in testing/call-examples/console.ts`);
  return example;
}

const payloadOf = async (call: Call): Promise<object> => exampleOf(call).payload(world);

/** What a working payload is answered with. */
const done = (call: Call) => (exampleOf(call).fails ? { code: exampleOf(call).fails } : { status: 200 });

async function countDeeds(action: string): Promise<number> {
  const { rows } = await shop.shop.database.pool.query<{ deeds: number }>(
    "select count(*)::int as deeds from operator_deeds where action = $1 and operator_id is not null",
    [action],
  );
  return rows[0]?.deeds ?? 0;
}

const signedOut = { status: 401, code: "session/expired" };
const mayCall = (call: Call, role: OperatorRole) => call.right === undefined || rightsOf([role]).has(call.right);

test("every call of the console has a path of its own below /api/operator, and the cookie goes with it", () => {
  for (const call of calls)
    expect(call).toMatchObject({ path: expect.stringMatching(/^\/api\/operator\//), withCookies: true });
});

describe.each(calls.map((call) => [call.name, call] as const))("%s", (_name, call) => {
  test("is shut to strangers, members, and whoever was kept out", async () => {
    expect(await send(call, await payloadOf(call))).toMatchObject(signedOut);
    expect(await send(call, await payloadOf(call), { cookie: `surimono_operator=${"x".repeat(43)}` })).toMatchObject(
      signedOut,
    );
    const member = await shop.asMember({ kind: "business", approved: true });
    const asMember = { authorization: `Bearer ${member.token}`, cookie: `surimono_operator=${member.token}` };
    expect(await send(call, await payloadOf(call), asMember)).toMatchObject(signedOut);
    const operator = await shop.asOperator("owner");
    const asBearer = { authorization: `Bearer ${operator.cookie.split("=")[1]}` };
    expect(await send(call, await payloadOf(call), asBearer)).toMatchObject(signedOut);
    await shop.shop.database.pool.query("update operators set closed_at = now() where id = $1", [operator.id]);
    expect(await send(call, await payloadOf(call), { cookie: operator.cookie })).toMatchObject(signedOut);
  });

  test.each(OPERATOR_ROLE_IDS)("asks the rights of %s", async (role) => {
    const { cookie } = await shop.asOperator(role);
    const answer = await send(call, await payloadOf(call), { cookie });
    if (mayCall(call, role)) expect(answer, answer.body).toMatchObject(done(call));
    else expect(answer).toMatchObject({ status: 403, code: "access/forbidden" });
  });

  test("answers malformed payloads with 4xx, never 5xx", async () => {
    const payload = await payloadOf(call);
    let { cookie } = await shop.asOperator("owner");
    for (const [what, broken] of brokenPayloads(payload)) {
      let answer = await send(call, broken, { cookie });
      // A limit, or a session that the call before ended, would hide what is tried.
      if ([401, 429].includes(answer.status)) {
        ({ cookie } = await shop.asOperator("owner"));
        answer = await send(call, broken, { cookie });
      }
      const { status, body } = answer;
      expect(status, `${what}: ${body.slice(0, 300)}`).toBeLessThan(500);
    }
  });

  test("leaves an entry of who changed something, if it does", async () => {
    const { cookie } = await shop.asOperator("owner");
    const before = await countDeeds(call.name);
    expect(await send(call, await payloadOf(call), { cookie })).toMatchObject(done(call));
    const isChange = call.method !== "GET" && !call.onlyAsks && !exampleOf(call).fails;
    expect(await countDeeds(call.name)).toBe(before + (isChange ? 1 : 0));
  });
});

// Last: what the calls above have written.
test("whatever they write has its Japanese words in the record", async () => {
  const { rows } = await shop.shop.database.pool.query<Entry>(
    "select subject_kind as kind, subject_id as id, before, after from operator_deeds",
  );
  const names = rows.flatMap(({ before, after }) => deedChanges(before, after).map(({ name }) => name));
  const plain = new Set(names.flatMap((name) => name.split("の")).filter((word) => /^[a-z_]+[A-Z]?\w*$/.test(word)));
  plain.delete("freee");
  expect([...plain]).toEqual([]);
  const kinds = new Set(rows.filter(({ kind, id }) => deedSubject(kind, id).label === id).map(({ kind }) => kind));
  expect([...kinds]).toEqual([]);
});

interface Entry {
  readonly kind: string;
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}
