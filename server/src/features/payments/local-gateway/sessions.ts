import { randomBytes } from "node:crypto";
import { DAY_MS } from "@surimono/domain/kernel";
import { GATEWAY_METHOD_IDS } from "@surimono/domain/payments";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { jobKind } from "../../../platform/jobs/index.ts";
import type { LocalRefund, LocalSession } from "../local-gateway.tables.ts";
import * as store from "./local-gateway.store.ts";
import { type FormTree, textAt, textsAt } from "./read-form.ts";
import type { EventSender } from "./send-events.ts";
import { refundObject, sessionObject } from "./stripe-objects.ts";

/** How long "pay later" takes, so that the waiting page can be seen. */
export const LATE_SECONDS = 15;

const lateJob = jobKind<{ readonly sessionId: string; readonly succeeds: boolean }>("local-gateway-late-payment");

export type PageAction = "pay" | "fail" | "late";

/** What can happen to a session. Each change and its event are one transaction. */
export interface LocalSessions {
  create(tx: Transaction, form: FormTree): Promise<LocalSession>;
  /** Undefined when it is no longer open. */
  expire(tx: Transaction, id: string): Promise<LocalSession | undefined>;
  /** The customer's click; `decline` is why a card is refused. A session that is over does not change. */
  act(id: string, action: PageAction, decline: string | undefined): Promise<LocalSession | undefined>;
  /** Undefined when there is nothing left to refund. */
  refund(tx: Transaction, paymentIntentId: string, form: FormTree): Promise<LocalRefund | undefined>;
}

export function openLocalSessions(shop: Shop, events: EventSender): LocalSessions {
  const { database, jobs, now } = shop;

  const complete = async (
    tx: Transaction,
    session: LocalSession,
    intentStatus: LocalSession["intentStatus"],
    type: string,
  ) => {
    const paidAt = intentStatus === "succeeded" ? now() : null;
    const state = { status: "complete", intentStatus, decline: null, paidAt } as const;
    const changed = await store.updateSession(tx, session.id, state);
    await events.send(tx, `checkout.session.${type}`, sessionObject(changed, false));
    return changed;
  };

  jobs.handle(lateJob, ({ sessionId, succeeds }) =>
    database.inTransaction(async (tx) => {
      const session = await store.lockSession(tx, sessionId);
      if (session?.intentStatus !== "processing") return;
      if (succeeds) await complete(tx, session, "succeeded", "async_payment_succeeded");
      else await complete(tx, session, "requires_payment_method", "async_payment_failed");
    }),
  );

  const expire = async (tx: Transaction, id: string) => {
    const session = await store.lockSession(tx, id);
    if (session?.status !== "open") return undefined;
    const changed = await store.updateSession(tx, id, { status: "expired", intentStatus: "canceled" });
    await events.send(tx, "checkout.session.expired", sessionObject(changed, false));
    return changed;
  };

  return {
    expire,
    async create(tx, form) {
      const row = newSession(form, now());
      await store.insertSession(tx, row);
      return row;
    },
    act: (id, action, decline) =>
      database.inTransaction(async (tx) => {
        const session = await store.lockSession(tx, id);
        if (session?.status !== "open") return session;
        if (session.expiresAt <= now()) return expire(tx, id);
        if (action === "late") {
          await jobs.enqueue(tx, lateJob, { sessionId: id, succeeds: !decline }, { startAfterSeconds: LATE_SECONDS });
          return complete(tx, session, "processing", "completed");
        }
        if (action === "fail" || decline)
          return store.updateSession(tx, id, { decline: decline ?? "お支払いが承認されませんでした。" });
        return complete(tx, session, "succeeded", "completed");
      }),
    async refund(tx, paymentIntentId, form) {
      const session = await store.lockSessionOfIntent(tx, paymentIntentId);
      if (session?.intentStatus !== "succeeded") return undefined;
      const given = (await store.listRefunds(tx, paymentIntentId)).reduce((sum, refund) => sum + refund.amount, 0);
      const wanted = textAt(form, "amount");
      const amount = wanted ? Number(wanted) : session.amount - given;
      if (amount < 1 || given + amount > session.amount) return undefined;
      const row = {
        id: `re_${newName()}`,
        paymentIntentId,
        amount,
        metadata: textsAt(form, "metadata"),
        createdAt: now(),
      };
      await store.insertRefund(tx, row);
      await events.send(tx, "refund.updated", refundObject(row));
      return row;
    },
  };
}

function newSession(form: FormTree, now: Date): LocalSession {
  const expiresAt = Number(textAt(form, "expires_at"));
  return {
    id: `cs_test_${newName()}`,
    paymentIntentId: `pi_${newName()}`,
    status: "open",
    intentStatus: "requires_payment_method",
    decline: null,
    method: GATEWAY_METHOD_IDS.find((id) => id === textAt(form, "allowed_payment_method_types", "0")) ?? "card",
    amount: Number(textAt(form, "line_items", "0", "price_data", "unit_amount")),
    title: textAt(form, "line_items", "0", "price_data", "product_data", "name"),
    email: textAt(form, "customer_email"),
    clientReferenceId: textAt(form, "client_reference_id"),
    metadata: textsAt(form, "metadata"),
    successUrl: textAt(form, "success_url"),
    cancelUrl: textAt(form, "cancel_url"),
    createdAt: now,
    paidAt: null,
    expiresAt: expiresAt > 0 ? new Date(expiresAt * 1000) : new Date(now.getTime() + DAY_MS),
  };
}

function newName(): string {
  return randomBytes(18).toString("hex");
}
