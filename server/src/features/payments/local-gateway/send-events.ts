import { randomBytes } from "node:crypto";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import { loadStripe } from "../load-stripe.ts";

/** The whole event as text, so that every delivery has the same bytes. */
const webhookJob = jobKind<{ readonly payload: string }>("local-gateway-webhook");

export interface EventSender {
  /** The event goes out if and only if the transaction commits, and is repeated until accepted. */
  send(tx: Transaction, type: string, object: object): Promise<void>;
}

export function openEventSender(shop: Shop, webhookSecret: string, webhookUrl: () => string): EventSender {
  shop.jobs.handle(
    webhookJob,
    async ({ payload }) => {
      const { webhooks } = await loadStripe();
      const response = await fetch(webhookUrl(), {
        method: "POST",
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
        },
        body: payload,
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
    },
    { retries: 12, atOnce: 8 },
  );
  return {
    async send(tx, type, object) {
      const event = {
        id: `evt_${randomBytes(12).toString("hex")}`,
        object: "event",
        api_version: (await loadStripe()).API_VERSION,
        created: Math.floor(shop.now().getTime() / 1000),
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      };
      await shop.jobs.enqueue(tx, webhookJob, { payload: JSON.stringify(event) });
    },
  };
}
