import { addFavourite, getFavouriteIds, listFavourites, removeFavourite } from "@surimono/contract/favourites";
import { MAX_FAVOURITES } from "@surimono/domain/favourites";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../testing/index.ts";
import { getCatalogue } from "../catalogue/index.ts";

let opened: TestShop;
let [first, second, third] = [0, 0, 0];

beforeAll(async () => {
  opened = await openTestShop();
  [first = 0, second = 0, third = 0] = getCatalogue(opened.shop).data.items.map(({ id }) => id);
});
afterAll(() => opened.stop());

type Person = Awaited<ReturnType<TestShop["asMember"]>>;
const like = ({ call }: Person, product_id: number) => call(addFavourite, { product_id });
async function idsOf({ call }: Person): Promise<readonly number[]> {
  const answer = await call(getFavouriteIds, {});
  return answer.ok ? answer.value.product_ids : [];
}

test("the newest comes first, as the card that lists show", async () => {
  const person = await opened.asMember();
  for (const id of [first, second, third]) await like(person, id);
  expect(await idsOf(person)).toEqual([third, second, first]);
  expect(await person.call(listFavourites, {})).toMatchObject({
    value: {
      data: [
        { product_id: third, withdrawn: false, lowest_price: expect.any(Number) },
        { product_id: second },
        { product_id: first },
      ],
    },
  });
});

test("adding twice keeps the place, taking out twice is no failure", async () => {
  const person = await opened.asMember();
  await like(person, first);
  await like(person, second);
  expect(await like(person, first)).toMatchObject({ value: { result: "ok" } });
  expect(await idsOf(person)).toEqual([second, first]);
  for (let times = 0; times < 2; times++) {
    expect(await person.call(removeFavourite, { product_id: first })).toMatchObject({ ok: true });
  }
  expect(await idsOf(person)).toEqual([second]);
});

test("each member has their own", async () => {
  const [one, other] = [await opened.asMember(), await opened.asMember()];
  await like(one, first);
  await like(other, first);
  await other.call(removeFavourite, { product_id: first });
  expect(await idsOf(one)).toEqual([first]);
  expect(await idsOf(other)).toEqual([]);
});

test("only what is sold can be added; what is withdrawn later stays, and can be taken out", async () => {
  const person = await opened.asMember();
  expect(await like(person, 999_999)).toMatchObject({ failure: { code: "favourites/no-such-item", status: 404 } });
  await like(person, first);
  const stored = getCatalogue(opened.shop).itemsById.get(first);
  if (!stored) throw new Error("no item");
  // The catalogue in memory as an import without this item would leave it.
  const items = getCatalogue(opened.shop).itemsById as Map<number, typeof stored>;
  items.set(first, { ...stored, withdrawn: true });
  try {
    expect(await person.call(listFavourites, {})).toMatchObject({ value: { data: [{ withdrawn: true }] } });
    expect(await like(person, first)).toMatchObject({ ok: true });
    await person.call(removeFavourite, { product_id: first });
    expect(await like(person, first)).toMatchObject({ failure: { code: "favourites/no-such-item" } });
  } finally {
    items.set(first, stored);
  }
});

test("there is a limit, and no race gets past it", async () => {
  const person = await opened.asMember();
  await opened.shop.database.db.execute(sql`
    insert into favourites (user_id, item_id, created_at)
    select ${person.member.id}, 500000 + n, now() from generate_series(1, ${MAX_FAVOURITES - 1}) n`);
  const answers = await Promise.all([first, second, third].map((id) => like(person, id)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: { code: "favourites/full", status: 409 } });
  expect(await idsOf(person)).toHaveLength(MAX_FAVOURITES);
});

test("the same heart pressed ten times at once is one favourite", async () => {
  const person = await opened.asMember();
  const answers = await Promise.all(Array.from({ length: 10 }, () => like(person, second)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await idsOf(person)).toEqual([second]);
});

test("a heart that comes while its member leaves is not kept", async () => {
  const person = await opened.asMember();
  const { db, pool } = opened.shop.database;
  const leaving = await pool.connect();
  try {
    await leaving.query("begin");
    await leaving.query("select 1 from users where id = $1 for update", [person.member.id]);
    const liking = like(person, first);
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(1);
    await leaving.query("delete from users where id = $1", [person.member.id]);
    await leaving.query("commit");
    expect(await liking).toMatchObject({ failure: { code: "session/expired" } });
  } finally {
    leaving.release();
  }
  const left = sql`select 1 from favourites where user_id = ${person.member.id}`;
  expect((await db.execute(left)).rows).toEqual([]);
});
