import { fail, ok } from "@surimono/domain/kernel";
import type { FastifyBaseLogger } from "fastify";
import type Stripe from "stripe";
import { refuseInTransaction } from "../../platform/database/index.ts";
import type {
  AttemptRef,
  GatewayRefund,
  GatewaySession,
  PaymentGateway,
  SessionRequest,
  SessionState,
} from "./gateway.ts";

const EXPAND = { expand: ["payment_intent"] };

/** The gateway over Stripe's Checkout Sessions. `connect` is asked at each call, as the local gateway's port is known only once it listens. */
export function stripeGateway(connect: () => Promise<Stripe>, log: FastifyBaseLogger): PaymentGateway {
  const ask = async <Value>(what: string, run: (stripe: Stripe) => Promise<Value>) => {
    refuseInTransaction(`the payment gateway (${what})`);
    try {
      return ok(await run(await connect()));
    } catch (error) {
      if (!isOfStripe(error)) throw error;
      log.error({ what, type: error.type, code: error.code, requestId: error.requestId }, "the payment gateway failed");
      return fail("payments/unavailable");
    }
  };
  return {
    async createSession(request) {
      const idempotencyKey = `${request.orderId}-${request.attempt}`;
      const asked = await ask("create session", async (stripe) => {
        try {
          return await stripe.checkout.sessions.create(
            { ...sessionParameters(request), ...EXPAND },
            { idempotencyKey },
          );
        } catch (error) {
          // Had it been made before, the same key would have given it again.
          if (!isOfStripe(error, "StripeInvalidRequestError")) throw error;
          log.error({ code: error.code, param: error.param, requestId: error.requestId }, "a payment page was refused");
          return undefined;
        }
      });
      if (!asked.ok) return asked;
      return asked.value ? ok(toSession(asked.value)) : fail("payments/refused");
    },
    getSession: (id) =>
      ask("get session", async (stripe) => toSession(await stripe.checkout.sessions.retrieve(id, EXPAND))),
    findSessionOf: (paymentRef) =>
      ask("find session", async (stripe) => {
        const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentRef, limit: 1 });
        return data[0]?.id;
      }),
    expireSession: (id) =>
      ask("expire session", async (stripe) => {
        try {
          return toSession(await stripe.checkout.sessions.expire(id, EXPAND));
        } catch (error) {
          // It was paid or had expired just before: what it is now decides.
          if (!isOfStripe(error, "StripeInvalidRequestError")) throw error;
          return toSession(await stripe.checkout.sessions.retrieve(id, EXPAND));
        }
      }),
    refund: (paymentRef, key) =>
      ask("refund", async (stripe) =>
        toRefund(await stripe.refunds.create({ payment_intent: paymentRef }, { idempotencyKey: key })),
      ),
    listRefunds: (paymentRef) =>
      ask("list refunds", async (stripe) =>
        (await stripe.refunds.list({ payment_intent: paymentRef, limit: 100 })).data.map(toRefund),
      ),
  };
}

// By the name that every error of the client bears, since the client itself is loaded late.
function isOfStripe(error: unknown, type?: string): error is Stripe.errors.StripeError {
  const named = error instanceof Error && "type" in error && String(error.type);
  return typeof named === "string" && (type ? named === type : named.startsWith("Stripe"));
}

function sessionParameters(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: request.userId, order_id: request.orderId, attempt: String(request.attempt) };
  return {
    mode: "payment",
    locale: "ja",
    // The buyer has chosen already, and the order names the method.
    allowed_payment_method_types: [request.method],
    line_items: [
      {
        quantity: 1,
        // Yen has no smaller unit, so this is yen and not hundredths.
        price_data: { currency: "jpy", unit_amount: request.amount, product_data: { name: request.title } },
      },
    ],
    customer_email: request.email,
    client_reference_id: request.orderId,
    metadata,
    payment_intent_data: { metadata },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  };
}

function toSession(session: Stripe.Checkout.Session): GatewaySession {
  const intent = session.payment_intent;
  return {
    id: session.id,
    url: session.url ?? undefined,
    state: stateOf(session),
    amount: session.amount_total ?? 0,
    paymentRef: typeof intent === "string" ? intent : intent?.id,
    attempt: attemptOf(session.metadata),
  };
}

function stateOf(session: Stripe.Checkout.Session): SessionState {
  if (session.status === "expired") return "expired";
  if (session.status !== "complete") return "open";
  if (session.payment_status !== "unpaid") return "paid";
  const intent = session.payment_intent;
  const status = intent && typeof intent !== "string" ? intent.status : undefined;
  return status === "requires_payment_method" || status === "canceled" ? "failed" : "pending";
}

function attemptOf(metadata: Stripe.Metadata | null): AttemptRef | undefined {
  const { user_id: userId, order_id: orderId, attempt } = metadata ?? {};
  if (!userId || !orderId || !attempt) return undefined;
  return { userId, orderId, attempt: Number(attempt) };
}

function toRefund(refund: Stripe.Refund): GatewayRefund {
  const state =
    refund.status === "succeeded"
      ? "done"
      : refund.status === "failed" || refund.status === "canceled"
        ? "failed"
        : "pending";
  return { id: refund.id, amount: refund.amount, state };
}
