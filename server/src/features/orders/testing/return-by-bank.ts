import { sql } from "drizzle-orm";
import { jobKind } from "../../../platform/jobs/index.ts";
import type { openGatewayPair } from "./open-gateway-pair.ts";
import { pass, say } from "./open-relay.ts";
import { waitUntil } from "./wait-until.ts";

/** A bank returns the last refund of an order after it was made, and the gateway tells the shop. */
export async function returnByBank(
  { relay, rows, shop }: Awaited<ReturnType<typeof openGatewayPair>>,
  order_id: string,
): Promise<void> {
  const last = () =>
    rows(
      sql`select id, amount, provider_ref, state from order_refunds where order_id = ${order_id} order by id desc limit 1`,
    );
  const [made] = await last();
  const returned = {
    ...{ object: "refund", id: made?.["provider_ref"], amount: made?.["amount"], status: "failed", created: 1 },
    metadata: { refund_id: made?.["id"] },
  };
  relay.moodOf = ({ path }) =>
    path.startsWith("/v1/refunds?") ? say(200, { object: "list", data: [returned] }) : pass;
  const [capture] = await rows(
    sql`select provider_ref from payment_events where order_id = ${order_id} and type = 'captured'`,
  );
  const event = { type: "refund.failed", objectId: String(capture?.["provider_ref"]) };
  await shop.shop.jobs.enqueue(shop.shop.database.db, jobKind("payment-gateway-event"), event);
  await waitUntil("the returned refund", async () => (await last())[0]?.["state"] === "failed");
  relay.moodOf = () => pass;
}
