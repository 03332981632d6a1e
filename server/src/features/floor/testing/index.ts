import { listUnits } from "@surimono/contract/floor";
import { orderNumber } from "@surimono/domain/orders";
import { sql } from "drizzle-orm";
import { type TestShop, value } from "../../../testing/index.ts";
import { openBuyer, placeCart } from "../../orders/testing/index.ts";

export { type Hand, inkOf, madePackage, printedOrder } from "./printed-order.ts";

/** What earlier tests have left waiting is in no later one's way. */
export async function holdAll({ shop }: TestShop): Promise<void> {
  await shop.database.db.execute(sql`update orders set held_at = now(), held_reason = 'test' where held_at is null`);
}

/** An order whose pieces wait to be printed; nothing of it is drawn. */
export async function readyOrder(test: TestShop, sizes: Readonly<Record<number, number>>) {
  const { db } = test.shop.database;
  const buyer = await openBuyer(test, { kind: "business" });
  const { order_id } = value(await placeCart(buyer, 1, sizes));
  const { rows } = await db.execute<{ sequence: string }>(
    sql`update orders set placed_at = placed_at - interval '1 hour' where id = ${order_id}::uuid returning sequence`,
  );
  await db.execute(sql`
    insert into unit_movements (user_id, unit, from_state, to_state, cause, at)
    select user_id, number, 'received', 'ready', 'shop', now() from units where order_id = ${order_id}::uuid`);
  const number = orderNumber(Number(rows[0]?.sequence));
  const { units } = value(await (await test.asOperator("viewer")).call(listUnits, { order_number: number }));
  return { buyer, id: order_id, number, units, codes: units.map(({ code }) => code) };
}
