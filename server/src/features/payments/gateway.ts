import type { Failure, Result } from "@surimono/domain/kernel";
import type { GatewayMethod } from "@surimono/domain/payments";

/** Which payment attempt for which order; stored with the session as its metadata. */
export interface AttemptRef {
  readonly userId: string;
  readonly orderId: string;
  readonly attempt: number;
}

export interface SessionRequest extends AttemptRef {
  readonly method: GatewayMethod;
  readonly amount: number;
  /** The one line shown on the payment page. */
  readonly title: string;
  readonly email: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

/** `pending`: the customer is done, the money is still to come. `failed`: it did not come. */
export type SessionState = "open" | "expired" | "pending" | "paid" | "failed";

export interface GatewaySession {
  readonly id: string;
  /** The hosted page, while it is open. */
  readonly url: string | undefined;
  readonly state: SessionState;
  readonly amount: number;
  readonly paymentRef: string | undefined;
  readonly attempt: AttemptRef | undefined;
}

export interface GatewayRefund {
  readonly id: string;
  /** The shop's own name for it, where the shop asked for a part. */
  readonly refundId: string | undefined;
  readonly amount: number;
  readonly state: "pending" | "done" | "failed";
  readonly madeAt: Date;
}

/** `refundId` is stored with the refund. */
export interface RefundPart {
  readonly amount: number;
  readonly refundId: string;
}

type Asked<Value, Code extends string = "payments/unavailable"> = Promise<Result<Value, Failure<Code>>>;

/** The payment service. Calls are not allowed in a transaction; each may be repeated without a second effect. */
export interface PaymentGateway {
  /**
   * Repeated, it returns its first answer, which may be out of date: call `getSession` for the current one. `payments/refused`: no
   * such session was ever made and none will be, since the gateway rejects the request itself.
   */
  createSession(request: SessionRequest): Asked<GatewaySession, "payments/unavailable" | "payments/refused">;
  getSession(id: string): Asked<GatewaySession>;
  /** The id of the session a payment was made in, if any. */
  findSessionOf(paymentRef: string): Asked<string | undefined>;
  /** Closes a session that nobody has paid; returns its current state, which can be paid. */
  expireSession(id: string): Asked<GatewaySession>;
  /**
   * Refunds the rest of the payment, or a part. `key` names the refund, so that a repeat refunds once. `payments/refused`: the payment has
   * not so much left.
   */
  refund(
    paymentRef: string,
    key: string,
    part?: RefundPart,
  ): Asked<GatewayRefund, "payments/unavailable" | "payments/refused">;
  listRefunds(paymentRef: string): Asked<GatewayRefund[]>;
  /**
   * What moved between two moments, the second not included, as the gateway's own CSV. Undefined: it is being made, ask again in some
   * minutes. With the same `key` it is the same report.
   */
  fetchReport(from: Date, before: Date, key: string): Asked<Uint8Array | undefined>;
}
