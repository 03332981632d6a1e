import { randomUUID } from "node:crypto";
import { getMiles, listMileEntries } from "@surimono/contract/miles";
import { spendUpTo } from "@surimono/domain/miles";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "../../testing/count-statements.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { readLetters, waitForLetter } from "../members/testing/index.ts";
import { expireMiles } from "./lapse-miles.ts";
import { tellOfMiles } from "./tell-of-miles.ts";
import { giveTestMiles } from "./testing/index.ts";
import { changeWallet, lockWallet } from "./wallet.store.ts";

let opened: TestShop;
let now = new Date("2026-11-21T03:00:00Z");

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

const earn = (userId: string, miles: number) => giveTestMiles(opened.shop, userId, miles);

/** On Citus, rows are locked on one machine at a time. */
const locksOf = (members: number) => (opened.shop.database.isCitus ? members : 1);

/** A member whose session outlasts the years of a test. */
async function openMember() {
  const opening = await opened.asMember();
  await opened.shop.database.db.execute(
    sql`update sessions set expires_at = '2030-01-01', last_used_at = '2030-01-01' where user_id = ${opening.member.id}`,
  );
  return opening;
}

test("miles lapse after the last day of the twelfth month, once, and the rank with them", async () => {
  now = new Date("2026-11-21T03:00:00Z");
  const { call, member } = await openMember();
  await earn(member.id, 300);
  now = new Date("2026-12-10T03:00:00Z");
  await earn(member.id, 120);
  // The last moment of 30 November in Japan, and the first of 1 December.
  now = new Date("2027-11-30T14:59:59Z");
  await expireMiles(opened.shop);
  expect(value(await call(getMiles, {}))).toMatchObject({
    current_mile: 420,
    expiration_date: "2027-11-30",
    expiring_miles: 300,
  });
  now = new Date("2027-11-30T15:00:00Z");
  await Promise.all([expireMiles(opened.shop), expireMiles(opened.shop), expireMiles(opened.shop)]);
  expect(value(await call(getMiles, {}))).toMatchObject({
    usable_miles: 120,
    current_mile: 120,
    current_rank_name: "ブロンズ",
    ranked_at: now.toISOString(),
    expiration_date: "2027-12-31",
  });
  const all = value(await call(listMileEntries, { limit: 2 }));
  expect(all.has_more).toBe(true);
  const rest = value(await call(listMileEntries, { limit: 2, before: all.entries.at(-1)?.entry_id }));
  expect([...all.entries, ...rest.entries].map(({ kind, miles }) => [kind, miles])).toEqual([
    ["expired", -300],
    ["given", 120],
    ["given", 300],
  ]);
});

test("miles of many lapse in as few statements as those of one, each with its entry", async () => {
  now = new Date("2026-11-21T03:00:00Z");
  const members = await Promise.all(Array.from({ length: 12 }, openMember));
  for (const [index, { member }] of members.entries()) await earn(member.id, 100 + index);
  now = new Date("2027-11-30T15:00:00Z");
  const counted = countStatements(opened.shop.database);
  await expireMiles({ ...opened.shop, database: counted.database });
  expect(counted.statements()).toBe(4 + locksOf(members.length));
  for (const [index, { call }] of members.entries()) {
    const { entries } = value(await call(listMileEntries, { limit: 1 }));
    expect(entries).toMatchObject([{ kind: "expired", miles: -100 - index }]);
    expect(value(await call(getMiles, {}))).toMatchObject({ usable_miles: 0, current_mile: 0 });
  }
});

test("spent miles count for the rank until the day on which they would have lapsed", async () => {
  now = new Date("2026-11-21T03:00:00Z");
  const { call, member } = await openMember();
  await earn(member.id, 300);
  await opened.shop.database.inTransaction(async (tx) => {
    const wallet = await lockWallet(tx, member.id, now, { open: false });
    if (!wallet) throw new Error("there are miles");
    await changeWallet(tx, wallet, spendUpTo(wallet.lots, { orderId: randomUUID(), orderNumber: "SR-1" }, 300));
  });
  expect(value(await call(getMiles, {}))).toMatchObject({ usable_miles: 0, current_mile: 300, expiration_date: null });
  now = new Date("2027-11-30T15:00:00Z");
  await expireMiles(opened.shop);
  expect(value(await call(getMiles, {}))).toMatchObject({ current_mile: 0, current_rank_name: "レギュラー" });
});

test("who has miles that lapse soon is told 30 and 7 days before, once each, however often the job runs", async () => {
  now = new Date("2026-11-21T03:00:00Z");
  const { member } = await openMember();
  await earn(member.id, 250);
  await earn(member.id, 50);
  const told = async () => {
    await Promise.all([tellOfMiles(opened.shop), tellOfMiles(opened.shop)]);
    await tellOfMiles(opened.shop);
    const rows = await opened.shop.database.db.execute(
      sql`select content from private_notifications where user_id = ${member.id} and link_url = '/rank'`,
    );
    return rows.rowCount;
  };
  now = new Date("2027-10-30T03:00:00Z");
  expect(await told()).toBe(0);
  now = new Date("2027-10-31T03:00:00Z");
  expect(await told()).toBe(1);
  const letter = await waitForLetter(`${opened.dataDir}/mail`, member.email);
  expect(letter.text).toContain("・300マイル　2027/11/30まで");
  now = new Date("2027-11-23T03:00:00Z");
  expect(await told()).toBe(2);
  await waitForLetter(`${opened.dataDir}/mail`, member.email, 2);
  now = new Date("2027-11-30T03:00:00Z");
  expect(await told()).toBe(2);
  expect(await readLetters(`${opened.dataDir}/mail`, member.email)).toHaveLength(2);
});

test("many are told in as few statements as one, each of the own miles", async () => {
  now = new Date("2026-11-21T03:00:00Z");
  const members = await Promise.all(Array.from({ length: 12 }, openMember));
  for (const [index, { member }] of members.entries()) await earn(member.id, 100 + index);
  now = new Date("2027-11-24T03:00:00Z");
  const counted = countStatements(opened.shop.database);
  await tellOfMiles({ ...opened.shop, database: counted.database });
  expect(counted.statements()).toBeLessThanOrEqual(9 + locksOf(members.length));
  for (const [index, { member }] of members.entries()) {
    const letter = await waitForLetter(`${opened.dataDir}/mail`, member.email);
    expect(letter.text).toContain(`・${100 + index}マイル　2027/11/30まで`);
  }
});
