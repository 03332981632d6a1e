import { getPrivateNotifications } from "@surimono/contract/notices";
import { getOrder } from "@surimono/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { advanceOrder, type FulfilmentStep } from "../steps/advance-order.ts";
import { openBuyer, placeCart, storing } from "../testing/index.ts";

let opened: TestShop;

beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

test.each([
  ["shipped", "を発送しました"],
  ["stored", "倉庫でお預かりしました"],
] as const)(
  "an order that is %s is told to its buyer once, with what was ordered and the way to it",
  async (last, words) => {
    const buyer = await openBuyer(opened, { kind: "business" });
    const other = await opened.asMember();
    const placed = await placeCart(buyer, 1);
    if (!placed.ok) throw new Error(placed.failure.code);
    const { order_id, order_number } = placed.value;
    if (last === "stored")
      await opened.shop.database.db.execute(sql`update orders set way = 'warehouse' where id = ${order_id}`);
    const bell = async ({ call }: Pick<typeof other, "call">) => {
      const answer = await call(getPrivateNotifications, {});
      return answer.ok ? answer.value.data.filter(({ type }) => type < 7) : [];
    };
    const advance = (to: FulfilmentStep) =>
      advanceOrder(storing(opened.shop, true), order_number, to, new Date(Date.now() + 31 * 60_000));
    for (const step of ["printing", "packed"] as const) await advance(step);
    expect(await bell(buyer)).toEqual([]);

    await Promise.all([advance(last), advance(last)]);
    const order = await buyer.call(getOrder, { order_id });
    expect(await bell(buyer)).toEqual([
      expect.objectContaining({
        type: 3,
        status: false,
        content: expect.stringMatching(new RegExp(`${order_number}.*${words}`)),
        link_url: `/my-page/orders/${order_id}`,
        icon_path: order.ok ? order.value.lines[0]?.image_url : "",
      }),
    ]);
    expect(await bell(other)).toEqual([]);
  },
);
