import {
  advanceCounterOrder,
  getCounterOrder,
  getToday,
  listCounterOrders,
  revealCounterOrder,
  shipCounterParcel,
} from "@surimono/contract/counter";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CounterOrder, makeCounterOrder } from "../../testing/counter-world.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";

let shop: TestShop;
let order: CounterOrder;

beforeAll(async () => {
  shop = await openTestShop();
  order = await makeCounterOrder(shop);
});
afterAll(() => shop.stop());

test("an order is found by whatever somebody has in hand, and by nothing else", async () => {
  const { call } = await shop.asOperator("orders");
  await order.at("packed");
  const sent = { order_number: order.number, parcel_number: 1, courier: "yamato" as const };
  value(await call(shipCounterParcel, { ...sent, tracking_number: "1234-5678-9012" }));
  const [row] = (await shop.shop.database.db.execute<{ email: string }>(sql`select email from orders`)).rows;
  const found = async (text: string) =>
    value(await call(listCounterOrders, { text })).orders.map(({ order_number }) => order_number);
  const ways = [order.number, order.number.replaceAll("-", "").toLowerCase(), row?.email ?? "", "090-1234-5678"];
  for (const text of [...ways, "1234 5678 9012", "髙橋", "髙橋 すみれ", "髙"])
    expect(await found(text), text).toEqual([order.number]);
  for (const text of ["高橋", "髙橋 花", "SR-0000-0000", "nobody@example.com", "090-1234-5679", "%", "_橋"])
    expect(await found(text), text).toEqual([]);
});

test("a list goes on where it ended, and each view has its own", async () => {
  const { call } = await shop.asOperator("viewer");
  await shop.shop.database.db.execute(sql`
    insert into orders (user_id, id, cart_revision, lifecycle, payment, fulfilment, payment_method, email, quantity, subtotal,
      discounts, discount_total, delivery, total, taxes, fingerprint, dispatch_by, created_at, placed_at)
    select user_id, gen_random_uuid(), 0, 'placed', 'invoiced', 'waiting', payment_method, 'many@example.com', 1, 100,
      '[]', 0, 0, 100, '[]', 'many', date '2026-01-01' + n / 3, now(), timestamptz '2026-01-01' + n / 3 * interval '1 minute'
    from orders, generate_series(1, 120) n where fingerprint <> 'many'`);
  for (const view of ["all", "late"] as const) {
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const page = value(await call(listCounterOrders, { view, text: "many@example.com", ...(after && { after }) }));
      seen.push(...page.orders.map(({ order_number }) => order_number));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  }
  await shop.shop.database.db.execute(
    sql`insert into rate_limits (key, points) values ('webhook-refused:127.0.0.1', 3)`,
  );
  const { counts } = value(await call(getToday, {}));
  expect(counts).toMatchObject({ late: 120, to_print: 120, webhooks_refused: 3, pieces_rejected: 0 });
  await shop.shop.database.db.execute(sql`delete from orders where fingerprint = 'many'`);
});

test("addresses are hidden where no work needs them, and each look at a closed order is written down", async () => {
  const [viewer, floor] = [await shop.asOperator("viewer"), await shop.asOperator("floor")];
  await order.at("printing");
  const seenBy = async ({ call }: typeof viewer) => value(await call(getCounterOrder, { order_number: order.number }));
  const secrets = ["髙橋", "神宮前", "版木ビル", "090-1234"];
  const hidden = JSON.stringify(await seenBy(viewer));
  for (const secret of secrets) expect(hidden).not.toContain(secret);
  expect(hidden).toContain("東京都渋谷区");
  const listed = value(await viewer.call(listCounterOrders, { text: order.number })).orders[0];
  expect(listed?.receiver).toBe("髙＊ す＊");
  const open = await seenBy(floor);
  expect(open).toMatchObject({
    is_masked: false,
    order: { destinations: [{ last_name: "髙橋", phone: "090-1234-5678" }] },
  });

  await order.at("shipped");
  expect(await seenBy(floor)).toMatchObject({ is_masked: true, can_reveal: true });
  expect(await viewer.call(revealCounterOrder, { order_number: order.number, reason: "x" })).toMatchObject({
    failure: { code: "access/forbidden" },
  });
  const asked = { order_number: order.number, reason: "届かないとのお電話" };
  const shown = value(await floor.call(revealCounterOrder, asked));
  expect(shown).toMatchObject({ is_masked: false, order: { destinations: [{ last_name: "髙橋" }] } });
  expect(shown.timeline.at(-1)).toMatchObject({
    kind: "deed",
    what: "revealCounterOrder",
    by: floor.name,
    reason: asked.reason,
  });
});

test("two who press at once ship a parcel once, and each step stands in the history with who took it", async () => {
  const [one, other] = [await shop.asOperator("floor"), await shop.asOperator("orders")];
  await order.at("waiting");
  const order_number = order.number;
  const both = await Promise.all(
    [one, other].map(({ call }) => call(advanceCounterOrder, { order_number, to: "printing" })),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(2);
  value(await one.call(advanceCounterOrder, { order_number, to: "packed" }));
  const ship = { order_number, parcel_number: 1, courier: "sagawa" as const, tracking_number: "9876-5432-1098" };
  await Promise.all([one, other].map(({ call }) => call(shipCounterParcel, ship)));
  const { timeline, axes } = value(await one.call(getCounterOrder, { order_number }));
  expect(axes.fulfilment).toBe("shipped");
  const [query] = (
    await shop.shop.database.db.execute<{ deeds: number; letters: number }>(sql`
      select (select count(*)::int from operator_deeds where before->>'fulfilment' = 'packed' and after->>'fulfilment' = 'shipped'
        and after->'parcels'->0->>'tracking' = '987654321098') as deeds`)
  ).rows;
  expect(query?.deeds).toBe(1);
  const names = timeline.filter(({ kind }) => kind === "deed").map(({ by }) => by);
  expect(names).toEqual(expect.arrayContaining([one.name, other.name]));
});
