import { saveDesign } from "@surimono/contract/designs";
import type { Caller } from "@surimono/contract/kernel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { pictured } from "../testing/pictured-design.fixture.ts";
import { startedDesign } from "../testing/started-design.fixture.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test("saving refuses an older revision and names the stored one; one past PostgreSQL's integer is malformed", async () => {
  const { call } = await shop.asMember();
  const design = await startedDesign(shop, call);
  const payload = { product_id: design.product_id, document: design.document, revision: 0 };
  expect(await call(saveDesign, payload)).toMatchObject({ ok: true, value: { revision: 1 } });
  expect(await call(saveDesign, payload)).toMatchObject({
    failure: { code: "designs/changed-elsewhere", detail: { revision: 1 } },
  });
  const beyond = await call(saveDesign, { ...payload, revision: 2 ** 31 });
  expect(beyond).toMatchObject({ failure: { code: "request/malformed" } });
});

test("of ten saves at once, exactly one wins", async () => {
  const { call } = await shop.asMember();
  const design = await startedDesign(shop, call);
  const payload = { product_id: design.product_id, document: design.document, revision: 0 };
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(saveDesign, payload)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test("saving refuses a larger area, another member's picture, and another member", async () => {
  const owner = await shop.asMember();
  const thief = await shop.asMember();
  const { document, design } = await pictured(shop, owner.call);
  const larger = { ...document, areas: document.areas.map((area) => ({ ...area, width: area.width + 1 })) };
  const save = (call: Caller, product_id: number, doc: typeof document) =>
    call(saveDesign, { product_id, document: doc, revision: 0 });
  expect(await save(owner.call, design.product_id, larger)).toMatchObject({
    failure: { code: "designs/does-not-fit" },
  });
  expect(await save(thief.call, design.product_id, document)).toMatchObject({
    failure: { code: "designs/not-found" },
  });
  const own = await startedDesign(shop, thief.call);
  expect(await save(thief.call, own.product_id, document)).toMatchObject({
    failure: { code: "designs/no-such-picture" },
  });
});
