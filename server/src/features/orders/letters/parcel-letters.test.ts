import { randomUUID } from "node:crypto";
import { saveDestinations } from "@surimono/contract/cart";
import { placeOrder } from "@surimono/contract/orders";
import { HOUR_MS } from "@surimono/domain/kernel";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../../testing/index.ts";
import { onMoved } from "../../../wiring/hooks.ts";
import { cancelParcel } from "../parcels/cancel-parcel.ts";
import { deliverParcel } from "../parcels/move-parcel.ts";
import { refundPieces } from "../refunds/ask-refund.ts";
import { advanceOrder } from "../steps/advance-order.ts";
import { ADDRESS, fillCart, openBuyer } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  // Without the clock: a minute that begins meanwhile would make units, and the refunded piece would have to come out of its box.
  opened = await openTestShop({ variables: { ROLE: "web", DATABASE_URL: "postgres://elsewhere/shop" } });
});
afterAll(() => opened.stop());

test("letters after the order say nothing of a parcel that was taken out, and which pieces were given back", async () => {
  const buyer = await openBuyer(opened, { kind: "business", approved: true });
  const cart = await fillCart(buyer, { 23: 6 });
  const line_id = cart.lines[0]?.line_id ?? "";
  const names = ["一枚目", "二枚目", "三枚目"];
  const destinations = names.map((last_name) => ({
    ...{ destination_id: randomUUID(), address: { ...ADDRESS, last_name } },
    pieces: [{ line_id, quantity: 2 }],
  }));
  const { totals } = value(await buyer.call(saveDestinations, { several: true, destinations }));
  const said = { cart_id: cart.cart_id, expected_total: totals.total, payment_type: 1 as const };
  const { order_number: number } = value(await buyer.call(placeOrder, said));
  const desk = { ...opened.shop, onMoved };
  const later = new Date(opened.shop.now().getTime() + HOUR_MS);
  const reason = "ご希望により";
  value(await cancelParcel(desk, { number, parcel: 2, reason, from: "preparing" }, later));
  // Nor does it count as sold.
  const sold = sql`select sum(pieces)::int as pieces from catalogue_sales`;
  expect((await opened.shop.database.db.execute(sold)).rows).toEqual([{ pieces: 4 }]);
  const [line] = (
    await opened.shop.database.db.execute(sql`select id from order_lines where user_id = ${buyer.member.id}`)
  ).rows;
  const pieces = [{ lineId: String(line?.["id"]), quantity: 1 }];
  value(await refundPieces(desk, { number, parcel: 1, pieces, withDelivery: false, reason }, later));
  for (const step of ["printing", "packed", "shipped"] as const) value(await advanceOrder(desk, number, step, later));
  value(await deliverParcel(desk, { number, parcel: 1 }, later));
  const letters = await opened.shop.database.db.execute(sql`
    select data->>'subject' as subject, data->>'text' as text, data->'pictures' as pictures from pgboss.job
    where name = 'send-mail' and data->>'to' = ${buyer.member.email}`);
  const textOf = (subject: string) => {
    const found = letters.rows.find((row) => String(row["subject"]).includes(subject));
    return String(found?.["text"]);
  };
  // Every step with the picture of its goods, where they go, what they cost and whom to ask.
  const steps = ["承りました", "制作をはじめました", "発送しました", "お届けが完了しました"];
  for (const step of steps) {
    const letter = letters.rows.find(({ subject }) => String(subject).includes(step));
    expect(letter?.["pictures"], step).toHaveLength(1);
    expect(textOf(step)).toMatch(/^(?=[\s\S]*渋谷区)(?=[\s\S]*¥ [\d,]+（税込）)(?=[\s\S]*inquiryFormContent)/);
  }
  const inPrint = textOf("制作をはじめました");
  expect(inPrint).toContain("お届け先：2か所");
  expect(inPrint).toContain("× 4点（うち1点は減額）");
  for (const subject of ["制作をはじめました", "発送しました", "お届けが完了しました"]) {
    expect(textOf(subject)).toContain("一枚目");
    expect(textOf(subject)).toContain("× 2点（うち1点は減額）");
    expect(textOf(subject)).not.toContain("二枚目");
  }
});
