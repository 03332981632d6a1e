import { randomUUID } from "node:crypto";
import { getWarehouse, reviewSending, sendStored } from "@surimono/contract/warehouse";
import type { Told } from "./buyers.ts";
import type { Shopper } from "./members.ts";
import type { Chance } from "./random.ts";
import type { Tally } from "./tally.ts";

const INVOICE = 1;

interface Sending {
  readonly chance: Chance;
  readonly tally: Tally;
  readonly told: Told;
}

/** Some of what lies in the warehouse goes to the buyer; pressed twice now and then, it leaves once. */
export async function sendFromStore({ ask, addressId }: Shopper, { chance, tally, told }: Sending): Promise<void> {
  const { items } = await ask(getWarehouse, {});
  const free = items.flatMap(({ stocks }) => stocks).filter(({ surimono_num }) => surimono_num > 0);
  if (free.length === 0) return;
  const { stored_id, surimono_num } = chance.pick(free);
  const pieces = [{ line_id: stored_id, quantity: chance.between(1, Math.min(4, surimono_num)) }];
  const destinations = [{ destination_id: randomUUID(), address_id: addressId, pieces }];
  const { totals } = await ask(reviewSending, { destinations, payment_type: INVOICE });
  const wish = {
    ...{ sending_id: randomUUID(), destinations, expected_total: totals.total },
    ...(totals.total > 0 && { payment_type: INVOICE as typeof INVOICE }),
  };
  const presses = chance.isOneIn(4) ? 2 : 1;
  const answers = await Promise.allSettled(Array.from({ length: presses }, () => ask(sendStored, wish)));
  const sent = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.order_id] : []));
  if (new Set(sent).size > 1) tally.fault("one sending became two orders");
  const [orderId] = sent;
  if (orderId === undefined) throw (answers[0] as PromiseRejectedResult).reason;
  told.placed.add(orderId);
  tally.count("sent from the warehouse");
}
