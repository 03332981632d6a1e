import { createHash } from "node:crypto";
import { fail, ok } from "@surimono/domain/kernel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { isSameSecret } from "../../../platform/mac.ts";
import * as store from "./local-gateway.store.ts";
import { type FormTree, readForm, textAt } from "./read-form.ts";
import { readReportRun, reportFile, reportRunObject } from "./reports.ts";
import type { LocalSessions } from "./sessions.ts";
import { listObject, refundObject, sessionObject } from "./stripe-objects.ts";

/** The Stripe calls our client makes, in Stripe's paths, form encoding, errors and idempotency. */
export async function apiRoutes(
  scope: FastifyInstance,
  shop: Shop,
  sessions: LocalSessions,
  apiKey: string,
): Promise<void> {
  const { db } = shop.database;
  scope.addHook("onRequest", async (request, reply) => {
    if (!isKey(request.headers.authorization, apiKey)) return refuse(reply, 401, "Invalid API Key provided");
  });

  scope.post("/v1/checkout/sessions", (request, reply) =>
    once(shop, request, reply, async (tx, form) => {
      const amount = Number(textAt(form, "line_items", "0", "price_data", "unit_amount"));
      if (
        textAt(form, "line_items", "0", "price_data", "currency") !== "jpy" ||
        !Number.isInteger(amount) ||
        amount < 50
      ) {
        return "The amount must be at least ¥50 jpy";
      }
      if (!URL.canParse(textAt(form, "success_url"))) return "Not a valid URL: success_url";
      return sessionObject(await sessions.create(tx, form), isExpanded(textAt(form, "expand", "0")));
    }),
  );
  scope.get("/v1/checkout/sessions", async (request) => {
    const { payment_intent: intent = "" } = request.query as { payment_intent?: string };
    const found = await store.findSessionOfIntent(db, intent);
    return listObject("/v1/checkout/sessions", found ? [sessionObject(found, false)] : []);
  });
  scope.get("/v1/checkout/sessions/:id", async (request, reply) => {
    const found = await store.findSession(db, idOf(request));
    if (!found) return refuse(reply, 404, "No such checkout.session");
    const expanded = isExpanded((request.query as Record<string, string>)["expand[0]"]);
    if (found.status !== "open" || found.expiresAt > shop.now()) return sessionObject(found, expanded);
    const expired = await shop.database.inTransaction((tx) => sessions.expire(tx, found.id));
    return sessionObject(expired ?? found, expanded);
  });
  scope.post("/v1/checkout/sessions/:id/expire", async (request, reply) => {
    const expired = await shop.database.inTransaction((tx) => sessions.expire(tx, idOf(request)));
    return expired
      ? sessionObject(expired, isExpanded(textAt(readForm(String(request.body ?? "")), "expand", "0")))
      : refuse(reply, 400, 'Only Checkout Sessions with a status in ["open"] can be expired');
  });

  scope.post("/v1/refunds", (request, reply) =>
    once(shop, request, reply, async (tx, form) => {
      const refund = await sessions.refund(tx, textAt(form, "payment_intent"), form);
      return refund ? refundObject(refund) : "Charge has already been refunded or was never made";
    }),
  );
  scope.get("/v1/refunds", async (request) => {
    const { payment_intent: intent = "" } = request.query as { payment_intent?: string };
    return listObject("/v1/refunds", (await store.listRefunds(db, intent)).map(refundObject));
  });

  scope.post("/v1/reporting/report_runs", (request, reply) =>
    once(shop, request, reply, async (_tx, form) => {
      const [start, end] = ["interval_start", "interval_end"].map((name) => textAt(form, "parameters", name));
      const interval = readReportRun(`frr_${start}_${end}`);
      return interval ? reportRunObject(interval, originOf(request)) : "Invalid interval_start or interval_end";
    }),
  );
  scope.get("/v1/reporting/report_runs/:id", async (request, reply) => {
    const interval = readReportRun(idOf(request));
    return interval ? reportRunObject(interval, originOf(request)) : refuse(reply, 404, "No such report run");
  });
  scope.get("/v1/files/:id/contents", async (request, reply) => {
    const interval = readReportRun(idOf(request));
    if (!interval) return refuse(reply, 404, "No such file");
    return reply.type("text/csv").send(await reportFile(db, interval));
  });
}

/** Runs a creating call once per Idempotency-Key and repeats its first answer. `work` returns the new object, or why it is refused. */
async function once(
  shop: Shop,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Transaction, form: FormTree) => Promise<object | string>,
): Promise<unknown> {
  const body = String(request.body ?? "");
  const key = request.headers["idempotency-key"];
  const fingerprint = createHash("sha256").update(`${request.url}\n${body}`).digest("hex");
  const outcome = await shop.database.inTransaction(async (tx) => {
    const known = typeof key === "string" ? await store.claimKey(tx, key, fingerprint) : undefined;
    if (known && known.fingerprint !== fingerprint)
      return fail("refused", { message: "This key belongs to another request" });
    if (known?.reply) return ok(known.reply);
    const made = await work(tx, readForm(body));
    // A refused request leaves its key free.
    if (typeof made === "string") return fail("refused", { message: made });
    if (typeof key === "string") await store.rememberReply(tx, key, made);
    return ok(made);
  });
  return outcome.ok ? outcome.value : refuse(reply, 400, outcome.failure.message);
}

/** The one thing our client asks to have expanded. */
function isExpanded(asked: string | undefined): boolean {
  return asked === "payment_intent";
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).send({ error: { type: "invalid_request_error", message } });
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

function idOf(request: FastifyRequest): string {
  return (request.params as { id: string }).id;
}

function isKey(authorization: string | undefined, apiKey: string): boolean {
  return isSameSecret(authorization ?? "", `Bearer ${apiKey}`);
}
