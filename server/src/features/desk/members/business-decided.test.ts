import { decideDeskBusiness, getDeskMember, setDeskCreditLimit } from "@surimono/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { subjectsWrittenTo } from "../../members/testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const MEANWHILE = { failure: { code: "desk/decided-meanwhile" } };

test("of two who decide about a business at once one is refused, and it has one letter (rule members-business-read)", async () => {
  const [one, other] = [await shop.asOperator("finance"), await shop.asOperator("orders")];
  const { member } = await shop.asMember({ kind: "business", approved: false });
  const wish = { member_id: member.id, reason: "登記を確認" };
  const read = { state: "waiting", discount_bp: 0 } as const;
  const approve = { ...wish, read, approve: true, discount_bp: 700 };
  const both = await Promise.all([
    one.call(decideDeskBusiness, approve),
    other.call(decideDeskBusiness, { ...wish, read, approve: false }),
  ]);
  expect(both.filter(({ ok }) => ok)).toMatchObject([{ value: { told: true } }]);
  expect(both.find(({ ok }) => !ok)).toMatchObject(MEANWHILE);
  expect(await subjectsWrittenTo(shop.shop.database, member.email)).toHaveLength(1);

  // Read again it can be decided on again; another discount is another standing.
  const look = async () => value(await one.call(getDeskMember, { member_id: member.id }));
  const { member: seen, business } = await look();
  const now = { state: seen.business_state ?? "waiting", discount_bp: business?.discount_bp ?? 0 } as const;
  value(await other.call(decideDeskBusiness, { ...approve, read: now }));
  value(
    await other.call(decideDeskBusiness, {
      ...approve,
      read: { state: "approved", discount_bp: 700 },
      discount_bp: 800,
    }),
  );
  const stale = { ...approve, read: { state: "approved", discount_bp: 700 } as const, discount_bp: 900 };
  expect(await one.call(decideDeskBusiness, stale)).toMatchObject(MEANWHILE);
  expect((await look()).business).toMatchObject({ discount_bp: 800 });
});

test("of two limits that were set at once one counts, also the first one of a business", async () => {
  const [one, other] = [await shop.asOperator("finance"), await shop.asOperator("orders")];
  const { member } = await shop.asMember({ kind: "business" });
  const set = ({ call }: typeof one, limit: number | null, read: number | null) =>
    call(setDeskCreditLimit, { member_id: member.id, reason: "実績", limit, read: { limit: read } });
  const both = await Promise.all([set(one, 100_000, null), set(other, 200_000, null)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject(MEANWHILE);
  const { business } = value(await one.call(getDeskMember, { member_id: member.id }));
  expect(business?.has_own_limit).toBe(true);
  value(await set(other, null, business?.credit_limit ?? 0));
  expect(await set(one, 5, business?.credit_limit ?? 0)).toMatchObject(MEANWHILE);
});
