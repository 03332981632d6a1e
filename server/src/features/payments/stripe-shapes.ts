import * as z from "zod/mini";
import type { AttemptRef, GatewayRefund, GatewaySession, SessionState } from "./gateway.ts";

// The fields of Stripe's objects read here: an answer without them is invalid, however good its status.

const name = z.string().check(z.minLength(1));
const amount = z.int().check(z.nonnegative());

/** Expanded only where requested. */
const intent = z.union([name, z.object({ id: name, status: name })]);

const session = z.object({
  object: z.literal("checkout.session"),
  id: name,
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  amount_total: amount,
  url: z.nullish(z.url()),
  payment_intent: z.nullish(intent),
  metadata: z.nullish(z.record(z.string(), z.string())),
});

const refund = z.object({
  object: z.literal("refund"),
  id: name,
  amount,
  status: z.nullish(name),
  created: amount,
  metadata: z.nullish(z.record(z.string(), z.string())),
});

const listOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ object: z.literal("list"), data: z.array(item) });
const sessions = listOf(z.object({ object: z.literal("checkout.session"), id: name }));
const refunds = listOf(refund);

// Each throws a ZodError for anything else.

/** `asked`: the id it must have, where one was requested by id. */
export function readSession(answer: unknown, asked?: string): GatewaySession {
  const wanted = asked === undefined ? session : z.extend(session, { id: z.literal(asked) });
  const { id, url, amount_total, payment_intent: paid, metadata, ...states } = z.parse(wanted, answer);
  return {
    id,
    url: url ?? undefined,
    state: stateOf(states, paid),
    amount: amount_total,
    paymentRef: typeof paid === "string" ? paid : paid?.id,
    attempt: attemptOf(metadata ?? {}),
  };
}

export function readSessionId(answer: unknown): string | undefined {
  return z.parse(sessions, answer).data[0]?.id;
}

export function readRefund(answer: unknown): GatewayRefund {
  return toRefund(z.parse(refund, answer));
}

export function readRefunds(answer: unknown): GatewayRefund[] {
  return z.parse(refunds, answer).data.map(toRefund);
}

function stateOf(
  { status, payment_status }: Pick<z.output<typeof session>, "status" | "payment_status">,
  paid: z.output<typeof intent> | null | undefined,
): SessionState {
  if (status !== "complete") return status;
  if (payment_status !== "unpaid") return "paid";
  const ended = typeof paid === "object" ? paid?.status : undefined;
  return ended === "requires_payment_method" || ended === "canceled" ? "failed" : "pending";
}

function attemptOf(metadata: Readonly<Record<string, string>>): AttemptRef | undefined {
  const { user_id: userId, order_id: orderId, attempt } = metadata;
  if (!userId || !orderId || !attempt) return undefined;
  return { userId, orderId, attempt: Number(attempt) };
}

function toRefund({ id, amount, status, created, metadata }: z.output<typeof refund>): GatewayRefund {
  const state = status === "succeeded" ? "done" : status === "failed" || status === "canceled" ? "failed" : "pending";
  return { id, refundId: metadata?.["refund_id"], amount, state, madeAt: new Date(created * 1000) };
}
