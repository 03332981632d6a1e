import { DONE } from "@surimono/contract/kernel";
import {
  changeOperatorRoles,
  closeOperator as closeCall,
  getOperatorHistory,
  inviteOperator as inviteCall,
  listOperators,
  withdrawInvitation as withdrawCall,
} from "@surimono/contract/operators";
import { fail, ok } from "@surimono/domain/kernel";
import { readDeedLines } from "../../platform/audit/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { listInvitations } from "./invitations.store.ts";
import { inviteOperator } from "./invite-operator.ts";
import {
  changeRoles,
  closeOperator,
  invitationState,
  listOperatorsWithUse,
  operatorState,
  withdrawInvitation,
} from "./manage-operators.ts";
import { findOperatorRow } from "./operators.store.ts";

/** Nobody changes their own account here, so that there is always an owner left. */
export function manageRoutes(shop: Shop): void {
  shop.operatorRoute(listOperators, async () => {
    const [rows, invitations] = await Promise.all([
      listOperatorsWithUse(shop.database.db),
      listInvitations(shop.database.db, shop.now()),
    ]);
    return ok({
      operators: rows.map((row) => ({
        operator_id: row.id,
        email: row.email,
        name: row.name,
        roles: row.roles,
        closed_at: row.closedAt?.toISOString() ?? null,
        last_used_at: row.lastUsedAt?.toISOString() ?? null,
        recovery_codes_left: row.codesLeft,
      })),
      invitations: invitations.map(({ email, name, roles, expiresAt }) => ({
        ...{ email, name, roles },
        expires_at: expiresAt.toISOString(),
      })),
    });
  });
  shop.operatorRoute(getOperatorHistory, async ({ payload: { operator_id: id } }) => {
    const operator = await findOperatorRow(shop.database.db, id);
    if (!operator) return fail("operators/no-such-operator");
    // Whoever manages names them by id, they themselves and invitations by address.
    return ok({ timeline: await readDeedLines(shop.database.db, { kind: "operator", id }, operator.email) });
  });
  shop.operatorRoute(inviteCall, async ({ payload, operator, recorded }) => {
    if (payload.email === operator.email) return fail("operators/not-yourself");
    const database = recorded({
      action: inviteCall.name,
      subject: { kind: "operator", id: payload.email },
      state: async () => ({ name: payload.name, roles: payload.roles }),
    });
    await inviteOperator({ database, jobs: shop.jobs }, { ...payload, invitedBy: operator.name }, shop.now());
    return ok(DONE);
  });
  shop.operatorRoute(withdrawCall, async ({ payload: { email }, recorded }) => {
    const subject = { kind: "operator", id: email };
    const database = recorded({ action: withdrawCall.name, subject, state: (tx) => invitationState(tx, email) });
    const withdrawn = await withdrawInvitation(database, email);
    return withdrawn.ok ? ok(DONE) : withdrawn;
  });
  shop.operatorRoute(changeOperatorRoles, async ({ payload, operator, recorded }) => {
    const id = payload.operator_id;
    if (id === operator.id) return fail("operators/not-yourself");
    const subject = { kind: "operator", id };
    const database = recorded({ action: changeOperatorRoles.name, subject, state: (tx) => operatorState(tx, id) });
    const changed = await changeRoles(database, id, payload.roles);
    return changed.ok ? ok(DONE) : changed;
  });
  shop.operatorRoute(closeCall, async ({ payload, operator, recorded }) => {
    const id = payload.operator_id;
    if (id === operator.id) return fail("operators/not-yourself");
    const subject = { kind: "operator", id };
    const database = recorded({ action: closeCall.name, subject, state: (tx) => operatorState(tx, id) });
    const closed = await closeOperator(database, id, shop.now());
    return closed.ok ? ok(DONE) : closed;
  });
}
