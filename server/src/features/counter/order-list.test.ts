import {
  exportCounterOrders,
  listCounterOrders,
  listOrderViews,
  moveCounterOrders,
  previewCounterOrders,
  removeOrderView,
  saveOrderView,
} from "@surimono/contract/counter";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CounterOrder, makeCounterOrder } from "../../testing/counter-world.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";

let shop: TestShop;
let order: CounterOrder;

beforeAll(async () => {
  shop = await openTestShop();
  order = await makeCounterOrder(shop);
  // 90 more of the same member: every third paid, every other by card, totals of 100 to 1,000 yen, to four places.
  await shop.shop.database.db.execute(sql`
    with more as (
      insert into orders (user_id, id, cart_revision, lifecycle, payment, fulfilment, payment_method, email, quantity, subtotal,
        discounts, discount_total, delivery, total, taxes, fingerprint, dispatch_by, created_at, placed_at, held_at)
      select user_id, gen_random_uuid(), 0, 'placed', case when n % 3 = 0 then 'paid' else 'invoiced' end, 'waiting',
        case when n % 2 = 0 then 'card' else 'invoice' end, 'many@example.com', 1, 100 * (1 + n % 10), '[]', 0, 0, 100 * (1 + n % 10), '[]',
        'many', date '2026-01-01' + n / 3, now(), timestamptz '2026-01-01' + n / 2 * interval '1 minute', case when n = 7 then now() end
      from orders, generate_series(1, 90) n where fingerprint <> 'many' returning user_id, id, total)
    insert into order_destinations (user_id, order_id, position, last_name, first_name, company_name, postal_code, prefecture, city, street, phone)
    select user_id, id, 0, '=HYPERLINK("x")', '花子', '', '9000001', case when total > 500 then '沖縄県' else '島根県' end,
      case when total % 200 = 0 then '那覇市' else '松江市' end, '1-1', '+81980000000' from more`);
});
afterAll(() => shop.stop());

const FILTERS = [
  [{ payment: "paid" }, 30],
  [{ payment: "paid", payment_type: 2 }, 15],
  [{ fulfilment: "waiting" }, 90],
  [{ lifecycle: "cancelled" }, 0],
  [{ least: 300, most: 500 }, 27],
  [{ prefecture: "沖縄県" }, 45],
  [{ prefecture: "沖縄県", city: "那" }, 27],
  [{ city: "松" }, 45],
  [{ view: "held" }, 1],
  [{ from: "2026-01-02" }, 0],
] as const;

test.each(FILTERS)("%o finds %i orders, each once, in every sort", async (filter, count) => {
  const { call } = await shop.asOperator("viewer");
  for (const sort of ["newest", "oldest", "dispatch", "most", "least"] as const) {
    const seen: { order_number: string; total: number; placed_at: string; dispatch_by: string }[] = [];
    let after: string | null | undefined;
    do {
      const asked = { ...filter, text: "many@example.com", sort, ...(after && { after }) };
      const page = value(await call(listCounterOrders, asked));
      seen.push(...page.orders);
      after = page.next;
    } while (after);
    expect(new Set(seen.map(({ order_number }) => order_number)).size).toBe(count);
    expect(seen).toHaveLength(count);
    const keys = seen.map((row) =>
      sort === "dispatch" ? row.dispatch_by : sort === "most" || sort === "least" ? row.total : row.placed_at,
    );
    const up = keys.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
    expect(keys).toEqual(sort === "newest" || sort === "most" ? up.toReversed() : up);
  }
});

test("one member's orders, and a cursor of another sort or of nonsense begins the list", async () => {
  const { call } = await shop.asOperator("viewer");
  const { rows } = await shop.shop.database.db.execute<{ user_id: string }>(sql`select user_id from orders limit 1`);
  expect(value(await call(listCounterOrders, { member: rows[0]?.user_id })).orders).toHaveLength(50);
  expect(value(await call(listCounterOrders, { member: "nobody" })).orders).toEqual([]);
  const id = "00000000-0000-4000-8000-000000000000";
  for (const after of [`5_${id}`, `9999-99-99_${id}`, `2026-01-01T99:00:00.000Z_${id}`, `..._${id}`])
    expect(value(await call(listCounterOrders, { view: "all", after })).orders).toHaveLength(50);
});

test("the file has a row for each parcel, no formulas, and no more people than one may see", async () => {
  const read = async (role: "orders" | "finance", wish: object) => {
    const file = value(await (await shop.asOperator(role)).call(exportCounterOrders, { view: "all", ...wish }));
    return Buffer.from(await (file as Blob).arrayBuffer()).toString();
  };
  const whole = await read("orders", { text: "many@example.com" });
  expect(whole.startsWith('\ufeff"注文番号"')).toBe(true);
  expect(whole.trimEnd().split("\r\n")).toHaveLength(91);
  expect(whole).toContain(`"'=HYPERLINK(""x"")","花子"`);
  expect(whole).not.toMatch(/(^|,)"=/m);
  const masked = await read("finance", { text: "many@example.com" });
  for (const secret of ["花子", "HYPERLINK", "many@", "0980", "1-1"]) expect(masked, secret).not.toContain(secret);
  expect(masked).toContain("那覇市");
  // Nothing of a closed order is left to send.
  await order.at("shipped");
  expect(await read("orders", { text: order.number })).not.toContain("髙橋");
  await order.at("waiting");
  expect(await read("orders", { text: order.number })).toContain("髙橋");
  const { rows } = await shop.shop.database.db.execute(
    sql`select after from operator_deeds where action = 'exportCounterOrders' and after->>'isSearch' = 'true'`,
  );
  expect(rows).toHaveLength(4);
  expect(JSON.stringify(rows)).not.toContain("many@");
});

test("kept searches are one's own, and one of a name replaces the one before", async () => {
  const [one, other] = [await shop.asOperator("viewer"), await shop.asOperator("viewer")];
  for (const query of ["view=late", "view=held"]) value(await one.call(saveOrderView, { name: "朝", query }));
  const { views } = value(await one.call(listOrderViews, {}));
  expect(views).toMatchObject([{ name: "朝", query: "view=held" }]);
  const [mine] = views;
  expect(value(await other.call(listOrderViews, {})).views).toEqual([]);
  value(await other.call(removeOrderView, { view_id: mine?.view_id ?? "" }));
  expect(value(await one.call(listOrderViews, {})).views).toHaveLength(1);
  value(await one.call(removeOrderView, { view_id: mine?.view_id ?? "" }));
  expect(value(await one.call(listOrderViews, {})).views).toEqual([]);
  for (let n = 0; n < 30; n += 1) value(await one.call(saveOrderView, { name: `${n}`, query: "view=all" }));
  expect(await one.call(saveOrderView, { name: "31", query: "view=all" })).toMatchObject({
    failure: { code: "orders/too-many-views" },
  });
  value(await one.call(saveOrderView, { name: "3", query: "view=late" }));
});

test("many at once: what is refused keeps no other from going on, and nobody is taken further than was shown", async () => {
  const { call } = await shop.asOperator("floor");
  const { rows } = await shop.shop.database.db.execute<{ sequence: string }>(
    sql`select sequence from orders where fingerprint = 'many' order by held_at, sequence limit 3`,
  );
  const numbers = [...rows.map(({ sequence }) => orderNumber(Number(sequence))), "SR-0000-0000"];
  const [held = "", first = "", second = ""] = numbers;
  const preview = async (action: "advance" | "hold" | "release") =>
    value(await call(previewCounterOrders, { order_numbers: numbers.join(","), action })).orders;
  const advance = await preview("advance");
  expect(advance).toMatchObject([
    { order_number: held, ok: false, message: expect.stringContaining("保留中") },
    { order_number: first, ok: true, to: "printing" },
    { order_number: second, ok: true, to: "printing" },
    { ok: false, message: expect.stringContaining("見つかりません") },
  ]);
  expect((await preview("hold"))[0]?.message).toBe("すでに保留中です。");
  const orders = advance.map(({ order_number, to }) => ({ order_number, to: to ?? ("printing" as const) }));
  // Pressed twice, or by two: the step that was shown, once.
  const both = await Promise.all([1, 2].map(() => call(moveCounterOrders, { orders, action: "advance", reason: "" })));
  for (const done of both) expect(value(done).orders.map(({ ok }) => ok)).toEqual([false, true, true, false]);
  const stateOf = async (text: string) => value(await call(listCounterOrders, { text })).orders[0];
  expect(await stateOf(first)).toMatchObject({ fulfilment: "printing" });
  expect(await stateOf(held)).toMatchObject({ fulfilment: "waiting", is_held: true });
  const wish = (order_number: string) => [{ order_number, to: null }];
  const released = await call(moveCounterOrders, { orders: wish(held), action: "release", reason: "済み" });
  expect(value(released).orders).toMatchObject([{ ok: true }]);
  expect(await stateOf(held)).toMatchObject({ is_held: false });
  const { rows: deeds } = await shop.shop.database.db.execute(
    sql`select subject_id, reason from operator_deeds where action = 'moveCounterOrders' and before <> after order by id`,
  );
  expect(deeds).toHaveLength(3);
  expect(deeds.at(-1)).toEqual({ subject_id: held, reason: "済み" });
});
