import type { FastifyInstance, FastifyReply } from "fastify";
import type { Shop } from "../../../platform/http/index.ts";
import type { LocalSession } from "../local-gateway.tables.ts";
import { judgeCard } from "./judge-card.ts";
import * as store from "./local-gateway.store.ts";
import { missingPage, payPage } from "./page.ts";
import { readForm, textAt } from "./read-form.ts";
import type { LocalSessions } from "./sessions.ts";

const PATH = "/gateway/pay/:id(^\\w+$)";

/** The hosted page. Anyone who knows a session's id may pay for it, like at the real gateway. */
export async function pageRoutes(scope: FastifyInstance, shop: Shop, sessions: LocalSessions): Promise<void> {
  scope.get<{ Params: { id: string } }>(PATH, async (request, reply) => {
    const session = await store.findSession(shop.database.db, request.params.id);
    return show(reply, session);
  });

  scope.post<{ Params: { id: string } }>(PATH, async (request, reply) => {
    const session = await store.findSession(shop.database.db, request.params.id);
    if (!session) return show(reply, session);
    const form = readForm(String(request.body ?? ""));
    const action = textAt(form, "action");
    // Like at the real gateway, leaving does not close the session: the customer may come back.
    if (action === "cancel") return reply.redirect(session.cancelUrl, 303);
    if (action !== "pay" && action !== "fail" && action !== "late") return reply.redirect(request.url, 303);
    const card = { number: textAt(form, "number"), expiry: textAt(form, "expiry"), cvc: textAt(form, "cvc") };
    const decline = session.method === "card" && action !== "fail" ? judgeCard(card, shop.now()) : undefined;
    const changed = await sessions.act(session.id, action, decline);
    return reply.redirect(changed?.status === "complete" ? changed.successUrl : request.url, 303);
  });
}

function show(reply: FastifyReply, session: LocalSession | undefined): FastifyReply {
  return reply
    .code(session ? 200 : 404)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(session ? payPage(session) : missingPage());
}
