import type Stripe from "stripe";
import { prefixOf, type Shop } from "../../platform/http/index.ts";
import { jobKind } from "../../platform/jobs/index.ts";
import { forgetOldEvents } from "./forget-events.ts";
import { loadStripe } from "./load-stripe.ts";
import { recordGatewayEvent } from "./payments.store.ts";

export const WEBHOOK_PATH = "/api/payment/webhook";

/** What to do when the gateway reports a change. Each asks the gateway for the current state, so order and repetition do not matter. */
export interface GatewayHandlers {
  readonly onSession: (sessionId: string) => Promise<void>;
  readonly onRefund: (paymentRef: string) => Promise<void>;
}

const gatewayEventJob = jobKind<{ readonly type: string; readonly objectId: string }>("payment-gateway-event");

/** For requests not signed by the gateway. */
const REFUSED_PER_ADDRESS = { points: 30, seconds: 600, per: "address" } as const;

/** Verified on the raw body, stored once under its id, answered at once; the work is a job. */
export function webhookRoute(shop: Shop, secret: string, handlers: GatewayHandlers): void {
  shop.jobs.handle(
    gatewayEventJob,
    ({ type, objectId }) =>
      type.startsWith("checkout.session.") ? handlers.onSession(objectId) : handlers.onRefund(objectId),
    { forDays: true, atOnce: 8 },
  );
  forgetOldEvents(shop);
  shop.http.register(async (scope) => {
    // The signature covers bytes, not what a parser makes of them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post(WEBHOOK_PATH, { bodyLimit: 256 * 1024 }, async (request, reply) => {
      const event = await verify(request.body, request.headers["stripe-signature"], secret);
      if (!event) {
        // Only unsigned requests are counted, never the gateway's.
        const isFirst = await shop.rateLimits.allow("webhook-refused", prefixOf(request.ip), REFUSED_PER_ADDRESS);
        return reply.code(isFirst ? 400 : 429).send({ received: false });
      }
      const objectId = subjectOf(event);
      if (objectId) await receive(shop, { id: event.id, type: event.type, objectId });
      return { received: true };
    });
  });
}

async function verify(
  body: unknown,
  signature: string | string[] | undefined,
  secret: string,
): Promise<Stripe.Event | undefined> {
  if (!Buffer.isBuffer(body) || typeof signature !== "string") return undefined;
  const { webhooks } = await loadStripe();
  try {
    const event: unknown = webhooks.constructEvent(body, signature, secret);
    return isEvent(event) ? event : undefined;
  } catch {
    // It depends only on the request itself, and an odd signature makes it throw in more than one way.
    return undefined;
  }
}

function isEvent(event: unknown): event is Stripe.Event {
  const { id, type, data } = (event ?? {}) as Partial<Stripe.Event>;
  return typeof id === "string" && typeof type === "string" && typeof data?.object === "object" && data.object !== null;
}

/** The session or the payment the event is about; undefined for kinds that change nothing here. */
function subjectOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return event.data.object.id;
    case "charge.refunded":
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const intent = event.data.object.payment_intent;
      return typeof intent === "string" ? intent : intent?.id;
    }
    default:
      return undefined;
  }
}

async function receive(shop: Shop, event: { id: string; type: string; objectId: string }): Promise<void> {
  await shop.database.inTransaction(async (tx) => {
    if (!(await recordGatewayEvent(tx, { ...event, receivedAt: shop.now() }))) return;
    await shop.jobs.enqueue(tx, gatewayEventJob, { type: event.type, objectId: event.objectId });
  });
}
