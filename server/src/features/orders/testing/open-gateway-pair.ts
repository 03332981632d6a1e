import type { SQL } from "drizzle-orm";
import { openTestShop, type TestShop } from "../../../testing/index.ts";
import { localGatewayKey } from "../../payments/testing/index.ts";
import { actAtPayPage } from "./act-at-pay-page.ts";
import { openRelay } from "./open-relay.ts";

/** A shop that takes its money at the local gateway of another, with a relay between them whose mood a test sets. */
export async function openGatewayPair(webhookSecret: string) {
  const gateway = await openTestShop();
  const relay = await openRelay(gateway.baseUrl);
  const key = localGatewayKey(gateway.shop.env);
  const variables = { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: relay.url };
  const shop = await openTestShop({ variables });
  const rows = async (query: SQL, of: TestShop = shop): Promise<Record<string, unknown>[]> =>
    (await of.shop.database.db.execute(query)).rows;
  /** The gateway's pay page of an order: its address names the shop, which has no gateway of its own. */
  const pay = (url: string | null) =>
    actAtPayPage((url ?? "").replace(shop.shop.env.publicUrl, gateway.baseUrl), "pay");
  const stop = async () => {
    relay.close();
    await shop.stop();
    await gateway.stop();
  };
  return { gateway, relay, shop, rows, pay, stop };
}
