import { getCalculation, saveCalculation } from "@surimono/contract/my-items";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

const usual = { fan_count: null, buyer_shares: [100, 500] };

test("each member has settings of their own, usual ones at first; the shares come back rising", async () => {
  const [one, other] = await Promise.all([opened.asMember(), opened.asMember({ kind: "business" })]);
  expect(await one.call(getCalculation, {})).toEqual({ ok: true, value: usual });
  const saved = { ok: true, value: { fan_count: 12_000, buyer_shares: [50, 300] } };
  expect(await one.call(saveCalculation, { fan_count: 12_000, buyer_shares: [300, 50] })).toEqual(saved);
  expect(await one.call(getCalculation, {})).toEqual(saved);
  expect(await other.call(getCalculation, {})).toEqual({ ok: true, value: usual });
  expect(await one.call(saveCalculation, { fan_count: null, buyer_shares: [100, 500] })).toEqual({
    ok: true,
    value: usual,
  });
});

test.each([
  [{ fan_count: 0, buyer_shares: [100, 500] as [number, number] }],
  [{ fan_count: 100_000_001, buyer_shares: [100, 500] as [number, number] }],
  [{ fan_count: 1, buyer_shares: [9, 500] as [number, number] }],
  [{ fan_count: 1, buyer_shares: [100, 10_001] as [number, number] }],
])("%o is refused", async (wish) => {
  const { call } = await opened.asMember();
  expect(await call(saveCalculation, wish)).toMatchObject({ ok: false, failure: { code: "request/malformed" } });
});
