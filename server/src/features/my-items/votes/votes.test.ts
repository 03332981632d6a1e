import type { Caller } from "@surimono/contract/kernel";
import { closeVote, listVotes, markProduct, openVote, removeVote } from "@surimono/contract/my-items";
import { addDays, DAY_MS, dayInJapan } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { keptSince } from "../../../platform/retention/index.ts";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { makeMyItem } from "../testing/make-my-item.ts";
import { eraseMyItems } from "../upkeep/erase-my-items.ts";
import { deleteClosed } from "./votes.store.ts";

let shop: TestShop;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

beforeAll(async () => {
  shop = await openTestShop({ now });
});
afterAll(() => shop.stop());

const inDays = (days: number) => addDays(dayInJapan(now()), days);

async function opened(question = "どれがいいと思う？") {
  const owner = await shop.asMember({ nickname: "海野" });
  const ids = [await makeMyItem(shop, owner.call, "completed"), await makeMyItem(shop, owner.call, "listed")];
  const { vote_id, url } = value(await ask(owner.call, ids, question));
  return { ...owner, ids, vote_id, url, key: new URL(url).searchParams.get("key") ?? "" };
}

const ask = (call: Caller, product_ids: number[], question = "どれ？", last_day = inDays(7)) =>
  call(openVote, { question, product_ids, last_day });
const countsOf = async (call: Caller) =>
  value(await call(listVotes, {})).votes[0]?.choices.map(({ ballots }) => ballots);

/** A browser of its own: it keeps the cookie that it is given, and sends it. */
function browser() {
  let cookie = "";
  return {
    async get(path: string) {
      const answer = await fetch(`${shop.baseUrl}${path}`, { headers: { cookie } });
      cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
      return answer;
    },
    vote: (key: string, choice: number | string, sent = cookie) =>
      fetch(`${shop.baseUrl}/vote`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie: sent, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ key, choice: `${choice}` }).toString(),
      }),
    cookie: () => cookie,
  };
}

async function visitor(key: string) {
  const own = browser();
  await own.get(`/vote?key=${key}`);
  return own;
}

test("whoever has the link sees question, items and pictures, and no search engine is to keep it", async () => {
  const { key, member } = await opened('<script>"&');
  const answer = await browser().get(`/vote?key=${key}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(answer.headers.get("set-cookie")).toMatch(/^surimono_voter=.+; Path=\/vote; .*HttpOnly; SameSite=Lax/);
  const html = await answer.text();
  expect(html).not.toContain("<script");
  expect(html).toContain("&lt;script&gt;&quot;&amp;");
  for (const secret of [member.id, member.email, "海野", "票（"]) expect(html).not.toContain(secret);
  const [, sheet = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src = ""]) => src.replaceAll("&amp;", "&"));
  expect(pictures).toHaveLength(2);
  for (const [url, size] of [
    [sheet, { width: 1200, height: 630 }] as const,
    ...pictures.map((url) => [url, { width: 564 }] as const),
  ]) {
    const { pathname, search } = new URL(url);
    const image = await browser().get(`${pathname}${search}`);
    expect(image.headers.get("content-type")).toBe("image/png");
    expect(await sharp(Buffer.from(await image.arrayBuffer())).metadata()).toMatchObject({ format: "png", ...size });
  }
});

test("visitors vote once each and may change it; counts are told to whoever has voted, and to the owner", async () => {
  const { key, call } = await opened();
  const [one, other] = [await visitor(key), await visitor(key)];
  expect((await one.vote(key, 0)).headers.get("location")).toBe(`/vote?key=${key}`);
  await other.vote(key, 0);
  expect(await countsOf(call)).toEqual([2, 0]);
  expect(await (await one.get(`/vote?key=${key}`)).text()).toMatch(/2票（100%）・あなたの票/);
  await other.vote(key, 1);
  expect(await countsOf(call)).toEqual([1, 1]);
  expect(await (await visitor(key)).get(`/vote?key=${key}`).then((page) => page.text())).not.toContain("票（");
});

test("a browser's cookie stays the same, and its days begin anew at each visit", async () => {
  const { key } = await opened();
  const own = await visitor(key);
  const before = own.cookie();
  const again = await own.get(`/vote?key=${key}`);
  expect(again.headers.get("set-cookie")).toMatch(/; Max-Age=5270400;/);
  expect(own.cookie()).toBe(before);
});

test("all votes are listed with three statements, each with its own choices and counts", async () => {
  const { call, key, ids, vote_id } = await opened();
  for (const question of ["二つ目", "三つ目"]) value(await ask(call, ids.toReversed(), question));
  await (await visitor(key)).vote(key, 0);
  const asked = vi.spyOn(shop.shop.database.pool, "query");
  const { votes } = value(await call(listVotes, {}));
  const statements = asked.mock.calls.map(([query]) => JSON.stringify(query));
  asked.mockRestore();
  expect(statements.filter((text) => /vote_choices|ballots|from \\"votes/.test(text))).toHaveLength(3);
  const told = votes.map(({ question, choices }) => [question, choices.map((one) => [one.product_id, one.ballots])]);
  const [first, second] = ids;
  const others = [
    [second, 0],
    [first, 0],
  ];
  expect(told).toEqual([
    ["三つ目", others],
    ["二つ目", others],
    [
      "どれがいいと思う？",
      [
        [first, 1],
        [second, 0],
      ],
    ],
  ]);
  expect(votes.at(-1)?.vote_id).toBe(vote_id);
});

test("twenty presses at once of one visitor are one ballot", async () => {
  const { key, call } = await opened();
  const own = await visitor(key);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => own.vote(key, index % 2)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 303));
  expect((await countsOf(call))?.reduce((sum, some) => sum + some)).toBe(1);
});

test("without the shop's own cookie nothing is counted", async () => {
  const { key, call } = await opened();
  const own = await visitor(key);
  const forged = own.cookie().replace(/=.{32}/, `=${"A".repeat(32)}`);
  for (const cookie of ["", "surimono_voter=", forged]) expect((await own.vote(key, 0, cookie)).status).toBe(400);
  for (const choice of [5, "x", ""]) expect((await own.vote(key, choice)).status).toBe(303);
  expect(await countsOf(call)).toEqual([0, 0]);
});

test("what is kept names neither the link nor the visitor, and differs from vote to vote", async () => {
  const [first, second] = [await opened(), await opened()];
  const own = await visitor(first.key);
  for (const { key } of [first, second]) await own.vote(key, 0);
  const { rows } = await shop.shop.database.db.execute<{ voter_hash: string }>(
    sql`select voter_hash from ballots where vote_id in (${first.vote_id}, ${second.vote_id})`,
  );
  expect(new Set(rows.map(({ voter_hash }) => voter_hash)).size).toBe(2);
  const kept = await shop.shop.database.db.execute(sql`select * from votes join ballots on vote_id = id`);
  for (const secret of [first.key, own.cookie().slice(15, 47)]) expect(JSON.stringify(kept.rows)).not.toContain(secret);
  expect(JSON.stringify(await first.call(listVotes, {}))).not.toContain(first.key);
});

test("closed by hand, or when its day is over, it takes no ballot and shows everybody the counts", async () => {
  const { key, call, vote_id } = await opened();
  const own = await visitor(key);
  await own.vote(key, 1);
  for (const _twice of [1, 2]) value(await call(closeVote, { vote_id }));
  await own.vote(key, 0);
  expect(await countsOf(call)).toEqual([0, 1]);
  const html = await (await browser().get(`/vote?key=${key}`)).text();
  expect(html).toMatch(/投票は終わりました。1票/);
  expect(html).not.toContain("<form");
  const later = await opened();
  const late = await visitor(later.key);
  ahead = 8 * DAY_MS;
  try {
    expect((await late.vote(later.key, 0)).status).toBe(303);
    expect(await (await late.get(`/vote?key=${later.key}`)).text()).toMatch(/投票は終わりました。票はありませんでした/);
  } finally {
    ahead = 0;
  }
  expect(await countsOf(later.call)).toEqual([0, 0]);
});

test("a removed, guessed or broken link answers alike, and its pictures too", async () => {
  const { key, call, vote_id } = await opened();
  const own = await visitor(key);
  for (const _twice of [1, 2]) value(await call(removeVote, { vote_id }));
  const paths = [
    `/vote?key=${key}`,
    `/vote?key=${"A".repeat(43)}`,
    "/vote",
    `/vote/picture.png?key=${key}`,
    `/vote/picture.png?key=${key}&choice=0`,
  ];
  const answers = [...(await Promise.all(paths.map((path) => own.get(path)))), await own.vote(key, 0)];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
});

test("an item that is deleted vanishes with its ballots; of one without any nothing is shown", async () => {
  const { key, call, ids } = await opened();
  const own = await visitor(key);
  await own.vote(key, 0);
  value(await call(markProduct, { product_id: ids[0] ?? 0, delete_flag: 1 }));
  expect(await countsOf(call)).toEqual([0]);
  expect((await own.get(`/vote/picture.png?key=${key}&choice=0`)).status).toBe(404);
  expect(await (await own.get(`/vote?key=${key}`)).text()).not.toContain('value="0"');
  value(await call(markProduct, { product_id: ids[1] ?? 0, delete_flag: 1 }));
  expect((await own.get(`/vote?key=${key}`)).status).toBe(404);
});

test("only one's own items with work are voted on, on days to come, twenty votes at most", async () => {
  const { call, ids, vote_id } = await opened();
  const stranger = await shop.asMember();
  expect(await ask(stranger.call, ids)).toMatchObject({ failure: { code: "my-items/not-found" } });
  expect(await stranger.call(closeVote, { vote_id })).toMatchObject({ failure: { code: "my-items/no-vote" } });
  value(await stranger.call(removeVote, { vote_id }));
  expect(value(await stranger.call(listVotes, {})).votes).toEqual([]);
  expect(value(await call(listVotes, {})).votes).toMatchObject([{ vote_id, is_open: true }]);
  const empty = await makeMyItem(shop, call, "undesigned");
  expect(await ask(call, [...ids, empty])).toMatchObject({ failure: { code: "my-items/vote-no-picture" } });
  for (const day of [inDays(-1), inDays(61), "2026-02-30"])
    expect((await ask(call, ids, "どれ？", day)).ok).toBe(false);
  for (const wrong of [ids.slice(1), [...ids, ...ids]])
    expect(await ask(call, wrong)).toMatchObject({ failure: { status: 400 } });
  const answers = await Promise.all(Array.from({ length: 22 }, () => ask(call, ids)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(19);
});

test("a thousand ballots are enough; who voted before may still change theirs", async () => {
  const { key, vote_id, call } = await opened();
  const [before, after] = [await visitor(key), await visitor(key)];
  await before.vote(key, 0);
  await shop.shop.database.db.execute(
    sql`insert into ballots select ${vote_id}::uuid, 'voter ' || number, 0 from generate_series(1, 999) number`,
  );
  expect((await after.vote(key, 0)).status).toBe(409);
  expect((await before.vote(key, 1)).status).toBe(303);
  expect(await countsOf(call)).toEqual([999, 1]);
});

test("what is closed for a month goes, and everything with the account", async () => {
  const { key, call, member, vote_id } = await opened();
  await (await visitor(key)).vote(key, 0);
  value(await call(closeVote, { vote_id }));
  const { database } = shop.shop;
  const rows = async () =>
    (
      await database.db.execute(sql`select vote_id from ballots where vote_id = ${vote_id}
      union all select vote_id from vote_choices where vote_id = ${vote_id}`)
    ).rows.length;
  await deleteClosed(database.db, keptSince("votes", new Date(now().getTime() + 29 * DAY_MS)));
  expect(await rows()).toBe(3);
  await deleteClosed(database.db, keptSince("votes", new Date(now().getTime() + 31 * DAY_MS)));
  expect(await rows()).toBe(0);
  const again = await opened();
  await database.inTransaction(async (tx) => {
    await eraseMyItems(tx, again.member.id);
    return { ok: true, value: undefined };
  });
  expect((await browser().get(`/vote?key=${again.key}`)).status).toBe(404);
  expect((await database.db.execute(sql`select id from votes where user_id = ${again.member.id}`)).rows).toEqual([]);
  expect(member.id).not.toBe(again.member.id);
});

// The last one: the process remembers for a while who is over the limit.
test("the sheet of all is told sixty times in ten minutes to an address, apart from the pictures of the choices", async () => {
  const { key } = await opened();
  await shop.shop.database.db.execute(sql`delete from rate_limits where key like 'vote-sheet:%'`);
  const sheet = async () => (await browser().get(`/vote/picture.png?key=${key}`)).status;
  expect(await sheet()).toBe(200);
  await shop.shop.database.db.execute(sql`update rate_limits set points = 60 where key like 'vote-sheet:%'`);
  expect(await sheet()).toBe(429);
  expect((await browser().get(`/vote/picture.png?key=${key}&choice=0`)).status).toBe(200);
});
