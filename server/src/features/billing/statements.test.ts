import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { NamingClient } from "../../platform/database/naming-client.ts";
import { value } from "../../testing/index.ts";
import { fillCart, placeAgain, placeCart } from "../orders/testing/index.ts";
import { type Billing, openBilling } from "./testing/index.ts";

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.opened.stop());

/** On Citus the cart, coupons and jobs take plain statements in turns (decision 640). */
test.skipIf(inject("testServer").nodes.length > 1)("placing by invoice asks hardly more than by card", async () => {
  const buyer = await billing.business();
  value(await placeCart(buyer, 1));
  const cart = await fillCart(buyer);
  // Jobs ask on connections of their own.
  const asked = new Map<NamingClient, string[]>();
  const query = NamingClient.prototype.query;
  const spy = vi.spyOn(NamingClient.prototype, "query").mockImplementation(function (this: NamingClient, ...given) {
    const text = typeof given[0] === "string" ? given[0] : given[0].text;
    asked.set(this, [...(asked.get(this) ?? []), text]);
    return query.apply(this, given);
  });
  value(await placeAgain(buyer, cart, 1));
  spy.mockRestore();
  const placing = [...asked.values()].find((texts) => texts.some((text) => text.includes('from "billing_accounts"')));
  const own = placing?.filter((text) => !/pgboss|^(begin|commit)/i.test(text)) ?? [];
  expect(own.filter((text) => /bill/.test(text))).toHaveLength(2);
  // Order, lines, parcels and moves are statements of their own, which leave together.
  expect(own.length, own.join("\n")).toBeLessThanOrEqual(20);
});
