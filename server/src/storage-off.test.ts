import { chooseDelivery } from "@surimono/contract/cart";
import { type Call, sealEnvelope } from "@surimono/contract/kernel";
import { placeOrder, reviewOrder } from "@surimono/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allCalls } from "./testing/all-calls.ts";
import { callExamples } from "./testing/call-examples.ts";
import { type CallWorld, makeCallWorld } from "./testing/call-world.ts";
import { openTestShop, type TestShop } from "./testing/index.ts";

let shop: TestShop;
let world: CallWorld;
let owner: Awaited<ReturnType<TestShop["asMember"]>>;

beforeAll(async () => {
  shop = await openTestShop({ variables: { STORAGE_FEATURE: "off", TRUST_PROXY: "loopback" } });
  owner = await shop.asMember({ kind: "business", approved: true });
  world = await makeCallWorld(shop, owner);
});
afterAll(() => shop.stop());

let asked = 0;
async function send(call: Call): Promise<{ readonly status: number; readonly body: string }> {
  const payload = callExamples[call.name]?.payload(world) ?? {};
  const headers = { authorization: `Bearer ${owner.token}`, "x-forwarded-for": `10.1.${asked >> 8}.${asked++ & 255}` };
  const query = new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]));
  const sealed = { "content-type": "application/json", ...headers };
  const response =
    call.method === "GET"
      ? await fetch(`${shop.baseUrl}${call.path}?${query}`, { headers })
      : await fetch(shop.baseUrl + call.path, {
          ...{ method: call.method, headers: sealed },
          body: JSON.stringify(sealEnvelope(payload)),
        });
  return { status: response.status, body: await response.text() };
}

const OF_THE_WAREHOUSE = /^\/api\/warehouse\//;
/** After these there is no owner to ask as any more. */
const LAST = new Set(["signOut", "signOutEverywhere", "withdraw"]);

test("a shop that stores nothing answers no call with a word of the warehouse, and has no call of it", async () => {
  const calls = (await allCalls()).filter(
    ({ access, body, file, name }) => access !== "operator" && body !== "multipart" && !file && !LAST.has(name),
  );
  const ofWarehouse = calls.filter(({ path }) => OF_THE_WAREHOUSE.test(path));
  expect(ofWarehouse.length).toBeGreaterThan(6);
  for (const call of calls) {
    const { status, body } = await send(call);
    if (OF_THE_WAREHOUSE.test(call.path)) expect([call.name, status]).toEqual([call.name, 404]);
    expect(body.match(/倉庫|保管料|[^/a-z]warehouse/g) ?? [], call.name).toEqual([]);
  }
  expect(shop.shop.calls.filter(({ path }) => OF_THE_WAREHOUSE.test(path))).toEqual([]);
});

test("an order into the warehouse is refused wherever it is asked for", async () => {
  const refused = { failure: { code: "cart/no-such-delivery-method" } };
  const { call } = owner;
  expect(await call(chooseDelivery, { delivery_method: "warehouse" })).toMatchObject(refused);
  expect(await call(reviewOrder, { delivery_method: "warehouse" })).toMatchObject(refused);
  const order = { cart_id: world.cartId, expected_total: world.total, payment_type: 1, delivery_method: "warehouse" };
  expect(await call(placeOrder, order as Parameters<typeof call<typeof placeOrder>>[1])).toMatchObject(refused);
});
