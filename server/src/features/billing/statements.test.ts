import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { NamingClient } from "../../platform/database/naming-client.ts";
import { value } from "../../testing/index.ts";
import { fillCart, placeAgain, placeCart } from "../orders/testing/index.ts";
import { type Billing, openBilling } from "./testing/index.ts";

let billing: Billing;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing.opened.stop());

test("placing by invoice asks hardly more than by card", async () => {
  const buyer = await billing.business();
  value(await placeCart(buyer, 1));
  const cart = await fillCart(buyer);
  const asked: string[] = [];
  const query = NamingClient.prototype.query;
  const spy = vi.spyOn(NamingClient.prototype, "query").mockImplementation(function (this: NamingClient, ...given) {
    asked.push(typeof given[0] === "string" ? given[0] : given[0].text);
    return query.apply(this, given);
  });
  value(await placeAgain(buyer, cart, 1));
  spy.mockRestore();
  const own = asked.filter((text) => !/pgboss|^(begin|commit)/i.test(text));
  expect(own.length).toBeLessThanOrEqual(19);
});
