import { getDocument, issueOrderDocument } from "@surimono/contract/documents";
import { getPrivateNotifications } from "@surimono/contract/notices";
import { getOrder, getOrders } from "@surimono/contract/orders";
import { getWarehouse, refillStored, reviewSending, saveReturnAddress, sendStored } from "@surimono/contract/warehouse";
import { DAY_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countStatements } from "../../testing/count-statements.ts";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { onMoved } from "../../wiring/hooks.ts";
import { openDemoSession } from "../members/index.ts";
import { readLetters, waitForLetter } from "../members/testing/index.ts";
import { undoStep } from "../orders/index.ts";
import { ADDRESS, addMyItem, openBuyer, type TestBuyer } from "../orders/testing/index.ts";
import { tendStorage } from "./tend-storage.ts";
import { advance, orderIntoWarehouse, sendingDesk, stocksOf } from "./testing/index.ts";

// The demo's terms: 5 yen for each piece and day, back after 60 days.
const START = new Date("2026-11-23T03:00:00Z");
let now = START;
let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop({ now: () => now });
});
afterAll(() => opened.stop());

const onDay = (day: number) => {
  now = new Date(START.getTime() + day * DAY_MS);
};

/** Twice at once and once more: what is done by the first must be found done. */
async function tend() {
  const desk = sendingDesk(opened.shop);
  await Promise.all([tendStorage(desk), tendStorage(desk)]);
  await tendStorage(desk);
}

async function openStored() {
  onDay(0);
  const buyer = await openBuyer(opened, { kind: "business" });
  await opened.shop.database.db.execute(
    sql`update sessions set expires_at = '2040-01-01', last_used_at = '2040-01-01' where user_id = ${buyer.member.id}`,
  );
  await orderIntoWarehouse(opened, buyer, { 23: 3 });
  // They were put in a day later, when the order could no longer be cancelled.
  return buyer;
}

/** Who has been away for long signs in once more. */
async function signIn(buyer: TestBuyer): Promise<TestBuyer> {
  return { ...buyer, call: opened.callAs(await openDemoSession(opened.shop, buyer.member.id), "b2b") };
}

const bell = async ({ call }: TestBuyer) =>
  value(await call(getPrivateNotifications, {}))
    .data.filter(({ content }) => content.includes("倉庫の「") || content.includes("お返し"))
    .map(({ content }) => content);

test("the free time is told of 7, 3 and 1 days before its end, once each, in the bell and by letter", async () => {
  const buyer = await openStored();
  const [item] = value(await buyer.call(getWarehouse, {})).items;
  expect(item).toMatchObject({ free_days_left: 31, fee_per_piece: 0, returns_on: "2027-02-23" });
  const until = Date.parse(`${item?.free_until}T03:00:00Z`);
  const before = (days: number) => {
    now = new Date(until - days * DAY_MS);
  };
  before(8);
  await tend();
  expect(await bell(buyer)).toEqual([]);
  for (const [days, told] of [
    [7, 1],
    [6, 1],
    [3, 2],
    // The night before was missed.
    [0, 3],
  ] as const) {
    before(days);
    await tend();
    expect(await bell(buyer)).toHaveLength(told);
  }
  expect((await bell(buyer)).join()).toMatch(
    /今日で終わります。[\s\S]*あと3日で終わります。[\s\S]*あと7日で終わります。そのあとは、1点につき1日¥ 5/,
  );
  await waitForLetter(`${opened.dataDir}/mail`, buyer.member.email, 6);
  const letters = await readLetters(`${opened.dataDir}/mail`, buyer.member.email);
  expect(letters.filter(({ text }) => text.includes("無料保管が、まもなく終わります"))).toHaveLength(3);
});

test("many are told in as few statements as one", async () => {
  const statementsFor = async (count: number) => {
    const buyers = await Promise.all(Array.from({ length: count }, () => openStored()));
    const [item] = value(await (buyers[0] as TestBuyer).call(getWarehouse, {})).items;
    now = new Date(Date.parse(`${item?.free_until}T03:00:00Z`) - 7 * DAY_MS);
    const desk = sendingDesk(opened.shop);
    const counted = countStatements(desk.database);
    await tendStorage({ ...desk, database: counted.database });
    for (const buyer of buyers) expect(await bell(buyer)).toHaveLength(1);
    return counted.statements();
  };
  const forOne = await statementsFor(1);
  expect(await statementsFor(3)).toBe(forOne);
});

test("after it each day costs what the terms say, paid with what is sent; a refill renews it", async () => {
  const buyer = await openStored();
  const free = Date.parse(`${value(await buyer.call(getWarehouse, {})).items[0]?.free_until}T03:00:00Z`);
  now = new Date(free - 7 * DAY_MS);
  await tend();
  now = new Date(free + DAY_MS);
  await tend();
  expect(value(await buyer.call(getWarehouse, {})).items[0]).toMatchObject({ free_days_left: -1, fee_per_piece: 0 });
  now = new Date(free + 11 * DAY_MS);
  await tend();
  expect(value(await buyer.call(getWarehouse, {})).items[0]).toMatchObject({ fee_per_piece: 50 });
  const stored_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const destinations = [
    { destination_id: randomId(), address_id: buyer.addressId, pieces: [{ line_id: stored_id, quantity: 2 }] },
  ];
  const review = value(await buyer.call(reviewSending, { destinations, payment_type: 1 }));
  expect(review).toMatchObject({
    obstacles: [],
    totals: { subtotal: 100, delivery_fee: 0, total: 100, taxes: [{ rate: 1000, amount: 100, tax: 9 }] },
    stocks: [{ fee_per_piece: 50, fee: 100, remaining: 1 }],
  });
  const sending = { sending_id: randomId(), destinations, expected_total: 100, payment_type: 1 as const };
  expect(value(await buyer.call(sendStored, sending)).state).toBe("placed");
  value(await buyer.call(refillStored, { entries: [{ stored_id, inputNum: 1 }] }));
  await orderIntoWarehouse(opened, buyer, {});
  const [renewed] = value(await buyer.call(getWarehouse, {})).items;
  expect(renewed).toMatchObject({ free_days_left: 31, fee_per_piece: 0 });
  // The end of the new time is told of as that of the first was.
  expect(await bell(buyer)).toHaveLength(1);
  now = new Date(Date.parse(`${renewed?.free_until}T03:00:00Z`) - 7 * DAY_MS);
  await tend();
  expect(await bell(await signIn(buyer))).toHaveLength(2);
});

test("what is too little for any card is not asked for, and screen, order and papers say so", async () => {
  const buyer = await openStored();
  const free = Date.parse(`${value(await buyer.call(getWarehouse, {})).items[0]?.free_until}T03:00:00Z`);
  now = new Date(free + 4 * DAY_MS);
  await tend();
  const stored_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const destinations = [
    { destination_id: randomId(), address_id: buyer.addressId, pieces: [{ line_id: stored_id, quantity: 2 }] },
  ];
  const discounts = [{ kind: "shop", name: "少額のため保管料をいただきません", rate: 0, amount: 30 }];
  const totals = { subtotal: 30, discounts, total: 0, taxes: [] };
  expect(value(await buyer.call(reviewSending, { destinations }))).toMatchObject({
    ...{ obstacles: [], payment_types: [], totals },
    stocks: [{ fee_per_piece: 15, fee: 30 }],
  });
  const sent = value(await buyer.call(sendStored, { sending_id: randomId(), destinations, expected_total: 0 }));
  expect(sent.state).toBe("placed");
  expect(value(await buyer.call(getOrder, { order_id: sent.order_id }))).toMatchObject({
    ...{ total: 0, totals, payment_type_name: "お支払いなし" },
  });
  await advance(opened.shop, sent.order_number, ["packed", "shipped"]);
  const to = { recipient: "髙橋 すみれ", honorific: "様", purpose: "", issue: 1 } as const;
  const { document_id } = value(
    await buyer.call(issueOrderDocument, { order_id: sent.order_id, kind: "delivery", ...to }),
  );
  const { sheet } = value(await buyer.call(getDocument, { document_id }));
  expect(sheet).toMatchObject({
    groups: [
      {
        lines: [{ name: expect.stringContaining("（保管料）"), price: 15, amount: 30 }],
        extras: [
          { label: "少額のため保管料をいただきません", amount: -30 },
          { label: "送料", amount: 0 },
        ],
      },
    ],
  });
});

test("60 days later all goes back to the return address, which is asked for once while there is none", async () => {
  const buyer = await openStored();
  const free = Date.parse(`${value(await buyer.call(getWarehouse, {})).items[0]?.free_until}T03:00:00Z`);
  const sendings = async () =>
    value(await buyer.call(getOrders, { limit: 20 })).orders.filter(({ delivery_method: way }) => way === "sending");
  now = new Date(free + 60 * DAY_MS);
  await tend();
  expect(await bell(buyer)).toEqual([]);
  now = new Date(free + 61 * DAY_MS);
  await tend();
  expect(await bell(buyer)).toEqual([expect.stringContaining("返送先を登録してください")]);
  expect(await sendings()).toEqual([]);
  value(await buyer.call(saveReturnAddress, ADDRESS));
  now = new Date(free + 62 * DAY_MS);
  await tend();
  expect(await sendings()).toMatchObject([{ total: 0, quantity: 3, status: 1 }]);
  expect((await stocksOf(buyer)).get(23)).toMatchObject({ on_hand: 3, reserved: 3 });
  const [back] = await sendings();
  await advance(opened.shop, back?.order_number ?? "", ["packed", "shipped"]);
  now = new Date(free + 63 * DAY_MS);
  await tend();
  expect(await sendings()).toHaveLength(1);
  expect((await bell(buyer))[0]).toContain("返送先へお返しします");
  const { rows } = await opened.shop.database.db.execute(
    sql`select count(*)::int as days from storage_days where user_id = ${buyer.member.id}`,
  );
  expect(rows).toEqual([{ days: 61 }]);
});

/** Stored, and its free time over; `on` goes to so many days after its last free day. */
async function openOver() {
  const buyer = await openStored();
  const free = Date.parse(`${value(await buyer.call(getWarehouse, {})).items[0]?.free_until}T03:00:00Z`);
  const on = (day: number) => {
    now = new Date(free + day * DAY_MS);
  };
  const owed = async () => value(await (await signIn(buyer)).call(getWarehouse, {})).items[0]?.fee_per_piece;
  return { buyer, on, owed };
}

test("a fee that begins costs nothing for the days before it", async () => {
  const { on, owed } = await openOver();
  const desk = sendingDesk(opened.shop);
  on(20);
  await tendStorage({ ...desk, env: { ...desk.env, storageTerms: { feePerPieceDay: 0, returnAfterDays: null } } });
  on(22);
  await tend();
  expect(await owed()).toBe(10);
});

test("what an older release began is charged from yesterday, or from the last day that it charged", async () => {
  const [began, charged] = [await openOver(), await openOver()];
  const { db } = opened.shop.database;
  await db.execute(sql`update stored_items set charged_until = null`);
  began.on(40);
  await db.execute(sql`insert into storage_days select user_id, product_id, free_until + 37, 5 from stored_items
    where user_id = ${charged.buyer.member.id}`);
  await tend();
  expect([await began.owed(), await charged.owed()]).toEqual([5, 15]);
});

test("days on which nothing was there cost nothing, also when the pieces come back", async () => {
  const { buyer, on, owed } = await openOver();
  on(0);
  const line_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
  const pieces = [{ line_id, quantity: 3 }];
  const destinations = [{ destination_id: randomId(), address_id: buyer.addressId, pieces }];
  const sent = value(
    await (await signIn(buyer)).call(sendStored, { sending_id: randomId(), destinations, expected_total: 0 }),
  );
  // A day later, when it could no longer be cancelled.
  await advance(opened.shop, sent.order_number, ["packed", "shipped"]);
  on(29);
  const undone = { number: sent.order_number, from: "shipped", reason: "まだここにあった" } as const;
  value(await undoStep({ ...opened.shop, onMoved }, undone, now));
  on(30);
  await tend();
  expect(await owed()).toBe(5);
});

test("only the items whose time is over go back, what was stored later stays", async () => {
  const buyer = await openStored();
  value(await buyer.call(saveReturnAddress, ADDRESS));
  const free = Date.parse(`${value(await buyer.call(getWarehouse, {})).items[0]?.free_until}T03:00:00Z`);
  onDay(50);
  const productId = await addMyItem(opened.shop, buyer.member.id, 1001);
  await orderIntoWarehouse(opened, { ...(await signIn(buyer)), productId }, { 24: 2 });
  now = new Date(free + 61 * DAY_MS);
  await tend();
  const stocks = await stocksOf(await signIn(buyer));
  expect(stocks.get(23)).toMatchObject({ on_hand: 3, reserved: 3 });
  expect(stocks.get(24)).toMatchObject({ on_hand: 2, reserved: 0 });
});
