import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitForLetter } from "../features/members/testing/index.ts";
import { openBuyer, placeCart, waitUntil } from "../features/orders/testing/index.ts";
import { openDatabase } from "../platform/database/index.ts";
import { askOperator } from "../testing/ask-operator.ts";
import { openTestShop, type TestShop, value } from "../testing/index.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

async function deedsOf(action: string) {
  const query = sql`select * from operator_deeds where action = ${action} order by id`;
  return (await shop.shop.database.db.execute(query)).rows;
}

test("a step of an order is written down with who, why, and what was before and after", async () => {
  const placed = value(await placeCart(await openBuyer(shop, { kind: "business" }), 1));
  await shop.shop.database.db.execute(sql`update orders set placed_at = placed_at - interval '31 minutes'`);
  const number = placed.order_number;
  expect(await askOperator(shop, "advance-order", number.toLowerCase(), "printing", "--yes")).toMatchObject({
    code: 0,
  });
  expect(await deedsOf("advance-order")).toMatchObject([
    {
      actor_kind: "command",
      actor_name: expect.stringMatching(/./),
      address: expect.stringMatching(/./),
      operator_id: null,
      subject_kind: "order",
      subject_id: number,
      before: { lifecycle: "placed", fulfilment: "waiting" },
      after: { lifecycle: "placed", fulfilment: "printing" },
    },
  ]);
  const undone = ["undo-step", number, "--reason", "slip of hanako@shop.example", "--yes"];
  expect(await askOperator(shop, ...undone)).toMatchObject({ code: 0 });
  expect(await deedsOf("undo-step")).toMatchObject([{ subject_id: number, reason: "slip of h…@shop.example" }]);
});

test("a command that locks all orders by invoice in their turn holds none before its turn comes", async () => {
  const buyer = await openBuyer(shop, { kind: "business" });
  const [first, second] = [value(await placeCart(buyer, 1)), value(await placeCart(buyer, 1))];
  await shop.shop.database.db.execute(sql`update orders set placed_at = placed_at - interval '31 minutes'`);
  const other = await shop.shop.database.pool.connect();
  try {
    await other.query("begin");
    await other.query("select 1 from orders where id = $1 for update", [first.order_id]);
    const number = second.order_number;
    const returning = askOperator(shop, "return-order", number, "--amount", "100", "--reason", "おわび", "--yes");
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%from \"orders\"%'";
    await waitUntil("the command waits", async () => (await shop.shop.database.pool.query(waiting)).rowCount === 1);
    // Else each would wait for what the other holds.
    await other.query("select 1 from orders where id = $1 for update nowait", [second.order_id]);
    await other.query("commit");
    expect(await returning).toMatchObject({ code: 0 });
    expect(await deedsOf("return-order")).toMatchObject([
      {
        subject_kind: "order",
        subject_id: number,
        before: null,
        after: { options: { amount: "100" } },
        reason: "おわび",
      },
    ]);
  } finally {
    other.release(true);
  }
});

test("what is refused, asked only, or read leaves nothing", async () => {
  const { rowCount } = await shop.shop.database.pool.query("select 1 from operator_deeds");
  expect(await askOperator(shop, "advance-order", "SR-0000-0000", "printing", "--yes")).toMatchObject({ code: 1 });
  expect(await askOperator(shop, "maintenance", "on")).toMatchObject({ code: 1 });
  expect(await askOperator(shop, "coupon", "list")).toMatchObject({ code: 0 });
  expect((await shop.shop.database.pool.query("select 1 from operator_deeds")).rowCount).toBe(rowCount);
});

test("a command's database takes no change but one that is written down", async () => {
  const database = openDatabase(shop.databaseUrl, 1, { readOnly: true });
  try {
    const insert = sql`insert into rate_limits (key) values ('written past the record')`;
    await expect(database.db.execute(insert)).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ message: expect.stringContaining("read-only") }) }),
    );
    await database.inTransaction((tx) => tx.execute(insert));
    await expect(database.db.execute(insert)).rejects.toThrow();
  } finally {
    await database.close();
  }
});

test("the first owner is invited by a command, and kept out by one", async () => {
  const email = "owner@shop.example";
  expect(await askOperator(shop, "operators")).toMatchObject({ output: expect.stringContaining("Nobody yet") });
  expect(
    await askOperator(shop, "invite-operator", email, "--name", "山田", "--roles", "owner,king", "--yes"),
  ).toMatchObject({
    code: 1,
    output: expect.stringContaining("--roles names one or more of"),
  });
  const invited = ["invite-operator", email, "--name", "山田", "--roles", "owner", "--yes"];
  expect(await askOperator(shop, ...invited)).toMatchObject({ code: 0 });
  const { text } = await waitForLetter(`${shop.dataDir}/mail`, email, 1);
  expect(text).toContain("/operator/invitation?token=");
  expect(JSON.stringify(await deedsOf("invite-operator"))).not.toContain(email);
  expect(await askOperator(shop, "close-operator", email, "--yes")).toMatchObject({
    ...{ code: 0, output: expect.stringContaining("opens nothing any more") },
  });
  expect(await askOperator(shop, "close-operator", email, "--yes")).toMatchObject({
    ...{ code: 1, output: expect.stringContaining("There is no operator") },
  });

  const operator = await shop.asOperator("viewer");
  expect(await askOperator(shop, "close-operator", operator.email, "--yes")).toMatchObject({ code: 0 });
  expect(await askOperator(shop, "operators")).toMatchObject({ output: expect.stringContaining("closed") });
});
