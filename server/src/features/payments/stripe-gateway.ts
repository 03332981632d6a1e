import { fail, ok } from "@surimono/domain/kernel";
import type { FastifyBaseLogger } from "fastify";
import type Stripe from "stripe";
import * as z from "zod/mini";
import { refuseInTransaction } from "../../platform/database/index.ts";
import type { PaymentGateway, SessionRequest } from "./gateway.ts";
import { type FilesOfStripe, fetchStripeReport } from "./stripe-report.ts";
import { readRefund, readRefunds, readSession, readSessionId } from "./stripe-shapes.ts";

const EXPAND = { expand: ["payment_intent"] };

/** The gateway over Stripe's Checkout Sessions. `connect` is called each time, as the local gateway's port is known only once it listens. */
export function stripeGateway(
  connect: () => Promise<Stripe>,
  log: FastifyBaseLogger,
  files: FilesOfStripe,
): PaymentGateway {
  /** `read` parses the answer, or throws: nothing is believed for its status alone. */
  const ask = async <Value>(
    what: string,
    run: (stripe: Stripe) => Promise<unknown>,
    read: (answer: unknown) => Value,
  ) => {
    refuseInTransaction(`the payment gateway (${what})`);
    try {
      return ok(read(await run(await connect())));
    } catch (error) {
      if (error instanceof z.core.$ZodError)
        log.error({ what, issues: error.issues }, "the payment gateway said nonsense");
      else if (isOfStripe(error))
        log.error(
          { what, type: error.type, code: error.code, requestId: error.requestId },
          "the payment gateway failed",
        );
      else throw error;
      return fail("payments/unavailable");
    }
  };
  return {
    async createSession(request) {
      const idempotencyKey = `${request.orderId}-${request.attempt}`;
      const parameters = { ...sessionParameters(request), ...EXPAND };
      const create = (stripe: Stripe) =>
        orRefused(log, "a payment page", stripe.checkout.sessions.create(parameters, { idempotencyKey }));
      const asked = await ask("create session", create, (answer) =>
        answer === undefined ? undefined : readSession(answer),
      );
      if (!asked.ok) return asked;
      return asked.value ? ok(asked.value) : fail("payments/refused");
    },
    getSession: (id) =>
      ask(
        "get session",
        (stripe) => stripe.checkout.sessions.retrieve(id, EXPAND),
        (answer) => readSession(answer, id),
      ),
    findSessionOf: (paymentRef) =>
      ask(
        "find session",
        (stripe) => stripe.checkout.sessions.list({ payment_intent: paymentRef, limit: 1 }),
        readSessionId,
      ),
    expireSession: (id) =>
      ask(
        "expire session",
        (stripe) => expireOrRead(stripe, id),
        (answer) => readSession(answer, id),
      ),
    async refund(paymentRef, key, part) {
      const wanted = part && { amount: part.amount, metadata: { refund_id: part.refundId } };
      const create = (stripe: Stripe) =>
        orRefused(
          log,
          "a refund",
          stripe.refunds.create({ payment_intent: paymentRef, ...wanted }, { idempotencyKey: key }),
        );
      const asked = await ask("refund", create, (answer) => (answer === undefined ? undefined : readRefund(answer)));
      if (!asked.ok) return asked;
      return asked.value ? ok(asked.value) : fail("payments/refused");
    },
    listRefunds: (paymentRef) =>
      ask("list refunds", (stripe) => stripe.refunds.list({ payment_intent: paymentRef, limit: 100 }), readRefunds),
    fetchReport: (from, before, name) =>
      ask("fetch report", (stripe) => fetchStripeReport(stripe, { from, before, name }, files), readBytes),
  };
}

const readBytes = (file: unknown) => (file instanceof Uint8Array ? file : undefined);

/** Undefined for what the gateway refuses. If it had been made before, the same key would have returned it. */
async function orRefused<Value>(log: FastifyBaseLogger, what: string, asked: Promise<Value>) {
  try {
    return await asked;
  } catch (error) {
    if (!isOfStripe(error, "StripeInvalidRequestError")) throw error;
    log.error({ code: error.code, param: error.param, requestId: error.requestId }, `${what} was refused`);
    return undefined;
  }
}

async function expireOrRead(stripe: Stripe, id: string) {
  try {
    return await stripe.checkout.sessions.expire(id, EXPAND);
  } catch (error) {
    // It was paid or had expired just before: its current state decides.
    if (!isOfStripe(error, "StripeInvalidRequestError")) throw error;
    return stripe.checkout.sessions.retrieve(id, EXPAND);
  }
}

// By the name that every error of the client has, since the client itself is loaded late.
function isOfStripe(error: unknown, type?: string): error is Stripe.errors.StripeError {
  const named = error instanceof Error && "type" in error && String(error.type);
  return typeof named === "string" && (type ? named === type : named.startsWith("Stripe"));
}

function sessionParameters(request: SessionRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { user_id: request.userId, order_id: request.orderId, attempt: String(request.attempt) };
  return {
    mode: "payment",
    locale: "ja",
    // The buyer has already chosen, and the order names the method.
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
