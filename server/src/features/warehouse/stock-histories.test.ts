import { cancelOrder } from "@surimono/contract/orders";
import { sendStored } from "@surimono/contract/warehouse";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { v4 as randomId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop, value } from "../../testing/index.ts";
import { onMoved } from "../../wiring/hooks.ts";
import { undoStep } from "../orders/index.ts";
import { openBuyer, type TestBuyer } from "../orders/testing/index.ts";
import { adjustStock } from "./adjust-stock.ts";
import { advance, orderIntoWarehouse, stocksOf } from "./testing/index.ts";

let opened: TestShop;
beforeAll(async () => {
  opened = await openTestShop();
});
afterAll(() => opened.stop());

/** What happens to the pieces of one size; `which` chooses among the orders or sendings that there are. */
const step = fc.record({
  what: fc.constantFrom("bring", "send", "send", "cancel", "ship", "ship", "undo", "adjust"),
  which: fc.nat(20),
  pieces: fc.integer({ min: 1, max: 6 }),
});

interface Sent {
  readonly orderId: string;
  readonly number: string;
  readonly pieces: number;
  state: "waiting" | "shipped" | "over";
}

test("for any history the balance is the sum of its movements and what the history says, and never below nothing", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const buyer = await openBuyer(opened, { kind: "business" });
      const { order_number: first } = await orderIntoWarehouse(opened, buyer, { 23: 5 });
      const brought = [{ number: first, pieces: 5, isThere: true }];
      const sent: Sent[] = [];
      let onHand = 5;
      const reserved = () => sent.reduce((sum, one) => sum + (one.state === "waiting" ? one.pieces : 0), 0);
      const stored_id = (await stocksOf(buyer)).get(23)?.stored_id ?? "";
      for (const { what, which, pieces } of steps) {
        const free = onHand - reserved();
        const waiting = sent.filter(({ state }) => state === "waiting");
        const picked = waiting[which % Math.max(1, waiting.length)];
        if (what === "bring") {
          const { order_number: number } = await orderIntoWarehouse(opened, buyer, { 23: pieces });
          brought.push({ number, pieces, isThere: true });
          onHand += pieces;
        } else if (what === "send") {
          const answer = await send(buyer, stored_id, pieces);
          expect(answer.ok ? "sent" : answer.failure.code).toBe(pieces <= free ? "sent" : "warehouse/not-enough");
          if (answer.ok)
            sent.push({ orderId: answer.value.order_id, number: answer.value.order_number, pieces, state: "waiting" });
        } else if (what === "cancel" && picked) {
          value(await buyer.call(cancelOrder, { order_id: picked.orderId }));
          picked.state = "over";
        } else if (what === "ship" && picked) {
          await advance(opened.shop, picked.number, ["packed", "shipped"]);
          picked.state = "shipped";
          onHand -= picked.pieces;
        } else if (what === "adjust") {
          const adjusted = await adjustStock(
            opened.shop,
            { storedId: stored_id, counted: pieces, reason: "棚卸" },
            new Date(),
          );
          expect(adjusted.ok).toBe(pieces >= reserved());
          if (adjusted.ok) onHand = pieces;
        } else if (what === "undo") {
          const order = brought[which % brought.length];
          if (!order?.isThere) continue;
          const desk = { ...opened.shop, onMoved };
          const undone = undoStep(desk, { number: order.number, from: "stored", reason: "別の荷物" }, new Date());
          const isPossible = order.pieces <= free;
          // All of it may have been sent on meanwhile: then there is nothing to take back.
          const outcome = await undone.then(
            (done) => done.ok,
            () => false,
          );
          if (!isPossible) expect(outcome).toBe(false);
          if (outcome) {
            order.isThere = false;
            onHand -= order.pieces;
          }
        }
        expect(await balance(buyer)).toEqual({
          on_hand: onHand,
          reserved: reserved(),
          moved: onHand,
          promised: reserved(),
        });
      }
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

async function send({ call, addressId }: TestBuyer, line_id: string, quantity: number) {
  const destinations = [{ destination_id: randomId(), address_id: addressId, pieces: [{ line_id, quantity }] }];
  return call(sendStored, { sending_id: randomId(), destinations, expected_total: 0 });
}

async function balance({ member }: TestBuyer) {
  const { rows } = await opened.shop.database.db.execute(sql`
    select pieces.on_hand, pieces.reserved, sum(movement.on_hand)::int as moved, sum(movement.reserved)::int as promised
    from stored_pieces pieces join stock_movements movement on movement.user_id = pieces.user_id and movement.stored_id = pieces.id
    where pieces.user_id = ${member.id} group by pieces.user_id, pieces.id`);
  return rows[0];
}
