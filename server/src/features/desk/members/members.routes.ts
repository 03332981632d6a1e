import * as calls from "@surimono/contract/desk";
import { DONE } from "@surimono/contract/kernel";
import { addDays, fail, ok, startOfDay } from "@surimono/domain/kernel";
import type { Deed } from "../../../platform/audit/index.ts";
import type { Operator, Shop } from "../../../platform/http/index.ts";
import { mailJob } from "../../../platform/mail/index.ts";
import { findOwnLimit, setCreditLimit } from "../../billing/index.ts";
import * as members from "../../members/index.ts";
import { exportMember } from "./export-member.ts";
import { getMember } from "./get-member.ts";
import { listMembers } from "./list-members.ts";

interface Parts {
  readonly onLeaving: members.Leaving;
}

interface Asked {
  readonly member_id: string;
  readonly reason: string;
}

const lookOf = ({ rights }: Operator) => ({ maySeePeople: rights.has("people.see") });

function ofMember(
  action: string,
  { member_id: id, reason }: Asked,
): Deed & { readonly state: NonNullable<Deed["state"]> } {
  return { action, subject: { kind: "member", id }, reason, state: (tx) => members.memberState(tx, id) };
}

/** Who the shop's members are, and what operators decide about them: the use cases of the commands. */
export function deskMembersRoutes(shop: Shop, { onLeaving }: Parts): void {
  shop.operatorRoute(calls.listDeskMembers, async ({ payload, operator }) =>
    ok(await listMembers(shop, payload, lookOf(operator))),
  );
  shop.operatorRoute(calls.getDeskMember, ({ payload, operator }) =>
    getMember(shop, onLeaving, payload.member_id, lookOf(operator)),
  );
  shop.operatorRoute(calls.closeDeskMember, async ({ payload, recorded }) => {
    // Its carts are locked before the account: nothing of it may be read first.
    const { state: _, ...deed } = ofMember(calls.closeDeskMember.name, payload);
    const database = recorded({ ...deed, asked: { closed: true } });
    const closed = await members.closeAccount({ shop, database, leaving: onLeaving }, payload.member_id);
    if (closed.ok) return ok(DONE);
    return fail(closed.failure.code === "members/no-such-member" ? "desk/no-such-member" : "desk/closing-blocked");
  });
  shop.operatorRoute(calls.exportDeskMember, async ({ payload, recorded }) => {
    const { state: _, ...deed } = ofMember(calls.exportDeskMember.name, payload);
    // What was not written down is not shown.
    const found = await recorded(deed).inTransaction(async (tx) => {
      const email = await members.findEmail(tx, payload.member_id);
      return email === undefined ? fail("desk/no-such-member") : ok(email);
    });
    return found.ok ? ok(exportMember(shop, payload.member_id, found.value)) : found;
  });
  businessRoutes(shop);
  suspensionRoutes(shop);
}

function businessRoutes(shop: Shop): void {
  shop.operatorRoute(calls.decideDeskBusiness, async ({ payload, recorded }) => {
    const { member_id: id, approve, discount_bp: discountRateBp } = payload;
    const read = payload.read && { state: payload.read.state, discountRateBp: payload.read.discount_bp };
    const decision = { read, ...(approve ? ({ approve, discountRateBp } as const) : ({ approve } as const)) };
    return recorded(ofMember(calls.decideDeskBusiness.name, payload)).inTransaction(async (tx) => {
      const email = await members.findEmail(tx, id);
      if (email === undefined) return fail("desk/no-such-member");
      const decided = await members.decideBusiness(tx, email, decision, shop.now());
      if (!decided.ok)
        return fail(
          decided.failure.code === "members/no-such-business" ? "desk/no-such-business" : "desk/decided-meanwhile",
        );
      const { letter } = decided.value;
      if (letter) await shop.jobs.enqueue(tx, mailJob, letter);
      return ok({ told: letter !== undefined });
    });
  });
  shop.operatorRoute(calls.setDeskCreditLimit, async ({ payload, recorded }) => {
    const { member_id: id, limit, read } = payload;
    const state: Deed["state"] = async (tx) => ({
      ...(await members.memberState(tx, id)),
      credit_limit: (await findOwnLimit(tx, id)) ?? null,
    });
    return recorded({ ...ofMember(calls.setDeskCreditLimit.name, payload), state }).inTransaction(async (tx) => {
      if ((await members.findEmail(tx, id)) === undefined) return fail("desk/no-such-member");
      if (!(await members.lockBusinessStanding(tx, id))) return fail("desk/no-such-business");
      if (read && read.limit !== ((await findOwnLimit(tx, id)) ?? null)) return fail("desk/decided-meanwhile");
      await setCreditLimit(tx, id, limit);
      return ok(DONE);
    });
  });
}

function suspensionRoutes(shop: Shop): void {
  shop.operatorRoute(calls.suspendDeskMember, async ({ payload, operator, recorded }) => {
    const { member_id: id, until: day, reason } = payload;
    const now = shop.now();
    // The end is the first moment after the last day.
    const until = day === undefined ? null : startOfDay(addDays(day, 1));
    if (until && until <= now) return fail("desk/until-is-over");
    return recorded(ofMember(calls.suspendDeskMember.name, payload)).inTransaction(async (tx) => {
      const email = await members.findEmail(tx, id);
      const decision = { reason, by: operator.name, now, requestKey: payload.request_key };
      const made = await members.suspendMember(tx, email ?? "", until, decision, shop.env.publicUrl);
      if (!made.ok) return fail("desk/no-such-member");
      if (made.value) await shop.jobs.enqueue(tx, mailJob, made.value);
      return ok(DONE);
    });
  });
  shop.operatorRoute(calls.liftDeskSuspension, async ({ payload, operator, recorded }) => {
    const { member_id: id, reason } = payload;
    return recorded(ofMember(calls.liftDeskSuspension.name, payload)).inTransaction(async (tx) => {
      const email = await members.findEmail(tx, id);
      const decision = { reason, by: operator.name, now: shop.now() };
      const made = await members.liftSuspension(tx, email ?? "", decision, shop.env.publicUrl);
      if (!made.ok)
        return fail(made.failure.code === "members/not-suspended" ? "desk/not-suspended" : "desk/no-such-member");
      await shop.jobs.enqueue(tx, mailJob, made.value);
      return ok(DONE);
    });
  });
}
