import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { uploadPicture } from "@surimono/contract/designs";
import {
  closeDeskMember,
  decideDeskBusiness,
  exportDeskMember,
  getDeskMember,
  liftDeskSuspension,
  listDeskMembers,
  setDeskCreditLimit,
  suspendDeskMember,
} from "@surimono/contract/desk";
import { getProfile } from "@surimono/contract/members";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { readZip } from "../../../testing/read-zip.ts";
import { makeDocument } from "../../documents/testing/index.ts";
import { subjectsWrittenTo, waitForSubject } from "../../members/testing/index.ts";
import { openBuyer, placeCart } from "../../orders/testing/index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

const db = () => shop.shop.database.db;

test("a member is found by whatever somebody has in hand, and by nothing else (rule members-desk)", async () => {
  const { call } = await shop.asOperator("support");
  const [firm, person] = [await shop.asMember({ kind: "business" }), await shop.asMember({ nickname: "ねこ%好き" })];
  await db().execute(sql`update business_profiles set company_name = '有限会社とんぼ', contact_name = '蜻蛉 一郎', phone = '052-111-2222'
    where user_id = ${firm.member.id}`);
  await db().execute(
    sql`update member_profiles set last_name = '猫田', first_name = '鈴' where user_id = ${person.member.id}`,
  );
  const found = async (text: string) =>
    value(await call(listDeskMembers, { text })).members.map(({ member_id }) => member_id);
  for (const text of [
    "有限会社と",
    "蜻蛉",
    "052-111-2222",
    "0521112222",
    "+81521112222",
    firm.member.email.toUpperCase(),
  ])
    expect(await found(text), text).toEqual([firm.member.id]);
  for (const text of ["猫田", "猫田　鈴", "ねこ%", person.member.id, person.member.email])
    expect(await found(text), text).toEqual([person.member.id]);
  for (const text of ["猫田 音", "%", "_田", "nobody@example.com", "052-111-2223"])
    expect(await found(text), text).toEqual([]);
});

test("a list goes on where it ended, and names are hidden from whoever may not see people", async () => {
  await db().execute(sql`
    insert into users (id, email, name, kind, created_at, updated_at)
    select 'many-' || n, 'many-' || n || '@example.com', '', 'consumer', timestamptz '2020-01-01' + n / 3 * interval '1 minute', now()
    from generate_series(1, 120) n`);
  await db().execute(
    sql`insert into member_profiles (user_id, last_name) select 'many-' || n, '多数' from generate_series(1, 120) n`,
  );
  const { call } = await shop.asOperator("viewer");
  const seen: { member_id: string; name: string; email: string }[] = [];
  let after: string | null | undefined;
  do {
    const page = value(await call(listDeskMembers, { text: "多数", ...(after && { after }) }));
    seen.push(...page.members);
    after = page.next;
  } while (after);
  expect(new Set(seen.map(({ member_id }) => member_id)).size).toBe(120);
  expect(seen).toHaveLength(120);
  expect(seen[0]).toMatchObject({ name: "多＊", email: "m…@example.com" });
  await db().execute(sql`delete from users where id like 'many-%'`);
});

test("of a name that very many have the newest come first", async () => {
  await db().execute(sql`
    insert into users (id, email, name, kind, created_at, updated_at)
    select 'crowd-' || n, 'crowd-' || n || '@example.com', '', 'consumer', timestamptz '2021-01-01' + n * interval '1 second', now()
    from generate_series(1, 5100) n`);
  await db().execute(
    sql`insert into member_profiles (user_id, last_name) select 'crowd-' || n, '群衆' from generate_series(1, 5100) n`,
  );
  const { call } = await shop.asOperator("viewer");
  const first = value(await call(listDeskMembers, { text: "群衆" }));
  const second = value(await call(listDeskMembers, { text: "群衆", after: first.next ?? "" }));
  const ids = [...first.members, ...second.members].map(({ member_id }) => member_id);
  expect(ids).toEqual(Array.from({ length: 100 }, (_, at) => `crowd-${5100 - at}`));
  await db().execute(sql`delete from users where id like 'crowd-%'`);
});

test("a business is approved with its discount and limit, told once, and each decision stays with who and why", async () => {
  const operator = await shop.asOperator("finance");
  const { member } = await shop.asMember({ kind: "business", approved: false });
  const member_id = member.id;
  const waiting = async () =>
    value(await operator.call(listDeskMembers, { view: "business_waiting" })).members.map((one) => one.member_id);
  expect(await waiting()).toEqual([member_id]);
  const wish = { member_id, approve: true, discount_bp: 750, reason: "登記を確認" };
  expect(value(await operator.call(decideDeskBusiness, wish))).toEqual({ told: true });
  expect(value(await operator.call(decideDeskBusiness, wish))).toEqual({ told: false });
  value(await operator.call(setDeskCreditLimit, { member_id, limit: 123_000, reason: "実績" }));
  expect(await waiting()).toEqual([]);
  const one = value(await operator.call(getDeskMember, { member_id }));
  expect(one).toMatchObject({
    is_masked: true,
    member: { business_state: "approved" },
    business: { discount_bp: 750, credit_limit: 123_000, has_own_limit: true, contact: "＊" },
  });
  expect(one.timeline.map(({ what, by, reason }) => [what, by, reason])).toEqual([
    ["decideDeskBusiness", operator.name, "登記を確認"],
    ["decideDeskBusiness", operator.name, "登記を確認"],
    ["setDeskCreditLimit", operator.name, "実績"],
  ]);
  const { rows } = await db().execute(
    sql`select before, after from operator_deeds where subject_id = ${member_id} order by id`,
  );
  expect(rows[0]).toEqual({
    before: { suspended_until: null, business: "waiting", discount_bp: 0 },
    after: { suspended_until: null, business: "approved", discount_bp: 750 },
  });
  expect(rows[2]).toMatchObject({ before: { credit_limit: null }, after: { credit_limit: 123_000 } });
  const { member: consumer } = await shop.asMember();
  expect(await operator.call(setDeskCreditLimit, { member_id: consumer.id, limit: 1, reason: "x" })).toMatchObject({
    failure: { code: "desk/no-such-business" },
  });
});

test("a member is kept out until the end of a day, and let in again", async () => {
  const { call } = await shop.asOperator("support");
  const { member, call: asMember } = await shop.asMember();
  const member_id = member.id;
  const [request_key, again] = [randomUUID(), randomUUID()];
  expect(await call(suspendDeskMember, { member_id, request_key, until: "2020-01-01", reason: "x" })).toMatchObject({
    failure: { code: "desk/until-is-over" },
  });
  const suspension = { member_id, request_key, until: "2099-12-31", reason: "規約違反の出品" };
  // The answer was lost, and the press comes again.
  for (let time = 0; time < 2; time++) value(await call(suspendDeskMember, suspension));
  expect(await asMember(getProfile, {})).toMatchObject({ failure: { code: "session/expired" } });
  const one = value(await call(getDeskMember, { member_id }));
  expect(one).toMatchObject({
    suspended_until: "2099-12-31T15:00:00.000Z",
    sessions: 0,
    member: { is_suspended: true },
  });
  value(await call(liftDeskSuspension, { member_id, reason: "誤り" }));
  expect(await call(liftDeskSuspension, { member_id, reason: "誤り" })).toMatchObject({
    failure: { code: "desk/not-suspended" },
  });
  value(await call(suspendDeskMember, suspension));
  const lifted = value(await call(getDeskMember, { member_id }));
  expect(lifted.suspensions.map(({ decision }) => decision)).toEqual(["lift", "suspend"]);
  expect(lifted.suspended_until).toBeNull();
  const folder = join(shop.dataDir, "mail");
  await waitForSubject(folder, member.email, "解除");
  expect((await waitForSubject(folder, member.email, "ご利用を停止しました")).text).toContain("規約違反の出品");
  expect(await subjectsWrittenTo(shop.shop.database, member.email)).toEqual([
    expect.stringContaining("停止しました"),
    expect.stringContaining("解除しました"),
  ]);
  value(await call(suspendDeskMember, { ...suspension, request_key: again }));
  expect(value(await call(getDeskMember, { member_id })).suspended_until).not.toBeNull();
});

test("everything kept of a person comes out, without what opens the account (rule members-export)", async () => {
  const { call } = await shop.asOperator("support");
  const owner = await openBuyer(shop, { kind: "business" });
  value(await placeCart(owner, 1, { 23: 2 }));
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#22356f" } })
    .png()
    .toBuffer();
  value(await owner.call(uploadPicture, {}, { files: { picture: new File([new Uint8Array(bytes)], "海.png") } }));
  await makeDocument(shop.shop, owner.member.id);
  const member_id = owner.member.id;
  const [link, vote] = [randomUUID(), randomUUID()];
  await db().execute(sql`insert into shared_links (id, token_hash, user_id, product_id, made_at)
    values (${link}::uuid, ${link}, ${member_id}, 1, now())`);
  await db().execute(sql`insert into link_comments (id, link_id, x, y, name, words, written_at, answer)
    values (gen_random_uuid(), ${link}::uuid, 1, 1, 'みどり', 'よその人のことば', now(), '大きくします')`);
  await db().execute(sql`insert into votes (id, token_hash, user_id, question, made_at, closes_at)
    values (${vote}::uuid, ${vote}, ${member_id}, 'どれ？', now(), now())`);
  await db().execute(sql`insert into vote_choices (vote_id, place, product_id) values (${vote}::uuid, 0, 7)`);
  const { rows: tables } = await db().execute<{ table: string }>(sql`
    select table_name as table from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
      and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE')`);
  const count = async () => {
    const kept = new Map<string, number>();
    for (const { table } of tables) {
      const { rows } = await db().execute(sql`select 1 from ${sql.identifier(table)} where user_id = ${member_id}`);
      kept.set(table, rows.length);
    }
    return kept;
  };
  const kept = await count();
  const zip: Blob = value(await call(exportDeskMember, { member_id, reason: "開示のご請求" }));
  const entries = readZip(Buffer.from(await zip.arrayBuffer()));
  // The order's jobs may write meanwhile.
  const later = await count();
  for (const [table, rows] of kept) {
    const taken = JSON.parse(String(entries.get(`data/${table}.json`) ?? "[]")).length;
    expect(taken, table).toBeGreaterThanOrEqual(Math.min(rows, later.get(table) ?? 0));
    expect(taken, table).toBeLessThanOrEqual(Math.max(rows, later.get(table) ?? 0));
  }
  for (const table of [
    "orders",
    "order_destinations",
    "agreements",
    "business_profiles",
    "documents",
    "design_pictures",
  ])
    expect(kept.get(table), table).toBeGreaterThan(0);
  const taken = (table: string) => JSON.parse(String(entries.get(`data/${table}.json`)));
  expect(taken("link_comment_answers")).toEqual([{ link_id: link, answer: "大きくします" }]);
  expect(taken("vote_choices")).toEqual([{ vote_id: vote, place: 0, product_id: 7 }]);
  const all = [...entries].map(([name, bytes]) => (name.endsWith(".json") ? String(bytes) : name)).join("\n");
  expect(all).not.toMatch(/password|token|secret|_hash|よその人のことば/);
  expect(JSON.parse(String(entries.get("data/users.json")))).toMatchObject([
    { id: member_id, email: owner.member.email },
  ]);
  const contents = JSON.parse(String(entries.get("contents.json"))).contents as { name: string; missing?: true }[];
  expect(contents.filter(({ name }) => name.startsWith("files/pictures/")).length).toBeGreaterThan(0);
  expect([...entries.keys()].sort()).toEqual(
    [...contents.filter(({ missing }) => !missing).map(({ name }) => name), "contents.json"].sort(),
  );
  expect(value(await call(getDeskMember, { member_id })).timeline.at(-1)).toMatchObject({
    what: "exportDeskMember",
    reason: "開示のご請求",
  });
});

test("an account is closed by the rules of withdrawal", async () => {
  const owner = await shop.asOperator("owner");
  const { member, call } = await shop.asMember();
  value(await owner.call(closeDeskMember, { member_id: member.id, reason: "ご本人のご依頼" }));
  expect(await call(getProfile, {})).toMatchObject({ ok: false });
  expect(await owner.call(getDeskMember, { member_id: member.id })).toMatchObject({
    failure: { code: "desk/no-such-member" },
  });
  expect(await owner.call(closeDeskMember, { member_id: member.id, reason: "もう一度" })).toMatchObject({
    failure: { code: "desk/no-such-member" },
  });
  const { rows } = await db().execute(sql`
    select (select count(*)::int from withdrawn_members where user_id = ${member.id}) as withdrawn,
      (select count(*)::int from operator_deeds where subject_id = ${member.id}) as deeds`);
  expect(rows).toEqual([{ withdrawn: 1, deeds: 1 }]);
  await waitForSubject(join(shop.dataDir, "mail"), member.email, "退会");
});
