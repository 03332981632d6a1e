import { randomUUID } from "node:crypto";
import { getPrivateNotifications, getPublicNotifications } from "@surimono/contract/notices";
import { countBulletin, listBulletins, sendBulletin, withdrawBulletin } from "@surimono/contract/words";
import { HOUR_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { sendBulletins } from "./send-bulletins.ts";

type Member = Awaited<ReturnType<TestShop["asMember"]>>;

const START = new Date("2026-11-23T03:00:00Z");
let shop: TestShop;
let now = START;
let [consumer, silver, business]: Member[] = [];
let operator: Awaited<ReturnType<TestShop["asOperator"]>>;

beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  [consumer, silver, business] = [
    await shop.asMember(),
    await shop.asMember(),
    await shop.asMember({ kind: "business" }),
  ];
  await shop.shop.database.db.execute(sql`
    insert into mile_balances (user_id, balance, rank_extra, rank_id, ranked_at)
    values (${silver.member.id}, 200, 150, 3, now())`);
  operator = await shop.asOperator("catalogue");
});
afterAll(() => shop.stop());

const plain = { type: 1, link_url: null, icon_path: null, account_type: null, send_at: null } as const;
const run = () => sendBulletins(shop.shop);
const later = (hours: number) => new Date(START.getTime() + hours * HOUR_MS);

async function saw(member: Member | undefined): Promise<string[]> {
  if (!member) throw new Error("no member");
  const lists = [await member.call(getPublicNotifications, {}), await member.call(getPrivateNotifications, {})];
  return lists.flatMap((list) => value(list).data).flatMap(({ content }) => (content.startsWith("#") ? [content] : []));
}

async function send(wish: Partial<Parameters<typeof operator.call<typeof sendBulletin>>[1]> & { content: string }) {
  const bulletin_id = randomUUID();
  value(await operator.call(sendBulletin, { ...plain, bulletin_id, audience: "everybody", ...wish }));
  return bulletin_id;
}

test("each audience is counted, and it alone is told, once, by however many processes (rule words-bulletin-once)", async () => {
  const counts = await Promise.all(
    ([{ audience: "everybody" }, { audience: "businesses" }, { audience: "rank", rank_id: 3 }] as const).map(
      async (asked) => value(await operator.call(countBulletin, asked)).members,
    ),
  );
  expect(counts).toEqual([3, 1, 1]);
  expect(value(await operator.call(countBulletin, { audience: "rank", rank_id: 1 })).members).toBe(1);
  // Planned, so that all begin at once.
  const plan = { send_at: new Date(START.getTime() + 1_000).toISOString() };
  await send({ content: "#all", ...plan });
  await send({ content: "#consumers", audience: "consumers", ...plan });
  await send({ content: "#businesses", audience: "businesses", ...plan });
  await send({ content: "#silver", audience: "rank", rank_id: 3, ...plan });
  await send({ content: "#one", audience: "member", email: consumer?.member.email.toUpperCase() ?? "", ...plan });
  now = new Date(START.getTime() + 1_000);
  await Promise.all([run(), run(), run()]);
  await run();
  expect((await saw(consumer)).sort()).toEqual(["#all", "#consumers", "#one"]);
  expect((await saw(silver)).sort()).toEqual(["#all", "#consumers", "#silver"]);
  expect((await saw(business)).sort()).toEqual(["#all", "#businesses"]);
  const { bulletins } = value(await operator.call(listBulletins, {}));
  const told = Object.fromEntries(bulletins.map(({ content, state, told: members }) => [content, [state, members]]));
  expect(told).toMatchObject({ "#all": ["sent", 1], "#consumers": ["sent", 2], "#silver": ["sent", 1] });
});

test("a form that comes twice is sent once", async () => {
  const wish = { ...plain, bulletin_id: randomUUID(), content: "#twice", audience: "businesses" } as const;
  await Promise.all([operator.call(sendBulletin, wish), operator.call(sendBulletin, wish)]);
  value(await operator.call(sendBulletin, wish));
  await run();
  expect((await saw(business)).filter((content) => content === "#twice")).toHaveLength(1);
});

test("a planned one waits for its time, and is taken back before or after it", async () => {
  const plan = { audience: "consumers", send_at: later(1).toISOString() } as const;
  const never = await send({ content: "#never", ...plan });
  const gone = await send({ content: "#gone", ...plan });
  const everybody = await send({ content: "#for all", audience: "everybody" });
  await run();
  expect(await saw(consumer)).not.toContain("#gone");
  value(await operator.call(withdrawBulletin, { bulletin_id: never, reason: "まちがい" }));
  now = later(1);
  await run();
  expect(await saw(consumer)).toEqual(expect.arrayContaining(["#gone", "#for all"]));
  for (const bulletin_id of [gone, everybody])
    value(await operator.call(withdrawBulletin, { bulletin_id, reason: "まちがい" }));
  await run();
  for (const content of ["#never", "#gone", "#for all"]) expect(await saw(consumer)).not.toContain(content);
  expect(await saw(consumer)).toContain("#consumers");
  expect(await operator.call(withdrawBulletin, { bulletin_id: gone, reason: "x" })).toMatchObject({
    failure: { code: "words/withdrawn-before" },
  });
});

test.each([
  [{ send_at: "2026-11-22T00:00:00.000Z" }, "words/time-not-possible"],
  [{ audience: "member", email: "nobody@example.com" }, "words/no-such-member"],
  [{ audience: "rank", rank_id: 9 }, "words/no-such-rank"],
  [{ link_url: "javascript:alert(1)" }, "words/link-not-possible"],
  [{ type: 2, link_url: "/items/detail/999999" }, "words/no-such-item"],
  [{ type: 3, icon_path: "/catalogue/1001/9/front.webp" }, "words/no-such-picture"],
  [{ type: 6 }, "words/no-account-type"],
] as const)("%j is refused", async (change, code) => {
  const wish = { ...plain, bulletin_id: randomUUID(), content: "#x", audience: "everybody", ...change } as const;
  expect(await operator.call(sendBulletin, wish)).toMatchObject({ failure: { code } });
});

test("what was said to a member alone goes with the member", async () => {
  const { rows } = await shop.shop.database.db.execute(sql`select id from bulletins where user_id is not null`);
  expect(rows).toHaveLength(1);
  const { deleteBulletins } = await import("./bulletins.store.ts");
  await shop.shop.database.inTransaction((tx) => deleteBulletins(tx, consumer?.member.id ?? ""));
  expect((await shop.shop.database.db.execute(sql`select id from bulletins where user_id is not null`)).rows).toEqual(
    [],
  );
});
