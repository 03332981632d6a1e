import { DONE } from "@surimono/contract/kernel";
import {
  acceptInvitation as acceptCall,
  confirmOperator,
  endOperatorSession,
  endOtherOperatorSessions,
  getOperator,
  getOperatorDemo,
  listOperatorSessions,
  readInvitation as readInvitationCall,
  signInOperator as signInCall,
  signInDemoOperator,
  signOutOperator,
} from "@surimono/contract/operators";
import { fail, ok } from "@surimono/domain/kernel";
import { endOperatorCookie, mayEnterDemo, operatorCookie, type Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { describeDevice } from "../members/index.ts";
import { acceptInvitation, readInvitation } from "./accept-invitation.ts";
import { DEMO_OPERATOR } from "./demo-operator.ts";
import { handleInvitations } from "./invitation-letter.ts";
import { manageRoutes } from "./manage.routes.ts";
import {
  endOtherSessions,
  endSessions,
  findOperatorByEmail,
  forgetEnded,
  listSessions,
  openOperatorSession,
} from "./operators.store.ts";
import { passkeysRoutes } from "./passkeys/passkeys.routes.ts";
import { presentOperator } from "./present-operator.ts";
import { recordRoutes } from "./record.routes.ts";
import { confirmSignIn, signInOperator } from "./sign-in.ts";
import { forgetSignIns, noteSignIn } from "./sign-ins.ts";

/** An office shares an address. Guessing is slowed down for each account: see sign-in.ts. */
const PER_ADDRESS = { points: 60, seconds: 600, per: "address" } as const;

/** The way into the console, and who may use it. */
export function operatorsRoutes(shop: Shop): void {
  signInRoutes(shop);
  invitationRoutes(shop);
  sessionRoutes(shop);
  manageRoutes(shop);
  recordRoutes(shop);
  passkeysRoutes(shop);
  handleInvitations(shop);
  shop.jobs.handle(timedJob("operators-clean-up"), () => forgetEnded(shop.database.db, shop.now()));
  shop.jobs.handle(timedJob("forget-sign-ins"), () => forgetSignIns(shop.database.db, shop.now()));
}

function signInRoutes(shop: Shop): void {
  const isShut = (email: string, request: Parameters<typeof mayEnterDemo>[1]) =>
    // Everyone knows the demo's password and secret.
    email === DEMO_OPERATOR.email && !mayEnterDemo(shop.env, request);

  shop.route(
    signInCall,
    async ({ payload, address, userAgent, headers }) =>
      isShut(payload.email, { ip: address, headers })
        ? fail("operators/sign-in-failed")
        : signInOperator(shop, payload, { address, userAgent }),
    { limit: PER_ADDRESS },
  );
  shop.route(
    confirmOperator,
    async ({ payload, address, userAgent, setCookie }) => {
      const confirmed = await confirmSignIn(shop, payload, { address, userAgent });
      if (!confirmed.ok) return confirmed;
      const { operator, session, codesLeft } = confirmed.value;
      setCookie(operatorCookie(shop.env, session));
      return ok({ operator: presentOperator(operator), recovery_codes_left: codesLeft });
    },
    { limit: PER_ADDRESS },
  );
  shop.route(getOperatorDemo, async ({ address, headers }) =>
    ok({ available: mayEnterDemo(shop.env, { ip: address, headers }) }),
  );
  shop.route(
    signInDemoOperator,
    async ({ address, userAgent, headers, setCookie }) => {
      const { db } = shop.database;
      const isOpen = mayEnterDemo(shop.env, { ip: address, headers });
      const operator = isOpen ? await findOperatorByEmail(db, DEMO_OPERATOR.email) : undefined;
      if (!operator || operator.closedAt) return fail("operators/no-demo");
      const visitor = { address, userAgent };
      setCookie(operatorCookie(shop.env, await openOperatorSession(db, operator.id, visitor, shop.now())));
      await noteSignIn(db, { ...visitor, operator, outcome: "signed-in" }, shop.now());
      return ok({ operator: presentOperator(operator) });
    },
    { limit: PER_ADDRESS },
  );
}

function invitationRoutes(shop: Shop): void {
  shop.route(
    readInvitationCall,
    async ({ payload }) => {
      const read = await readInvitation(shop, payload.token);
      if (!read.ok) return read;
      const { invitation, isNew, secret, uri } = read.value;
      const { email, name, roles } = invitation;
      return ok({ email, name, roles, is_new: isNew, totp_secret: secret, totp_uri: uri });
    },
    { limit: PER_ADDRESS },
  );
  shop.route(
    acceptCall,
    async ({ payload, address, userAgent, requestId, setCookie }) => {
      const accepted = await acceptInvitation(shop, payload, { address, userAgent, requestId });
      if (!accepted.ok) return accepted;
      const { operator, codes, session } = accepted.value;
      setCookie(operatorCookie(shop.env, session));
      return ok({ operator: presentOperator(operator), recovery_codes: codes });
    },
    { limit: PER_ADDRESS },
  );
}

function sessionRoutes(shop: Shop): void {
  shop.operatorRoute(getOperator, async ({ operator }) => ok({ operator: presentOperator(operator) }));
  shop.operatorRoute(signOutOperator, async ({ operator, recorded, setCookie }) => {
    const subject = { kind: "operator", id: operator.email };
    const database = recorded({ action: signOutOperator.name, subject });
    await database.inTransaction((tx) => endSessions(tx, operator.id, operator.sessionId));
    setCookie(endOperatorCookie(shop.env));
    return ok(DONE);
  });
  shop.operatorRoute(listOperatorSessions, async ({ operator }) => {
    const sessions = await listSessions(shop.database.db, operator.id, shop.now());
    return ok({
      sessions: sessions.map((session) => ({
        session_id: session.id,
        device: describeDevice(session.userAgent),
        address: session.address,
        signed_in_at: session.createdAt.toISOString(),
        last_used_at: session.lastUsedAt.toISOString(),
        is_this: session.id === operator.sessionId,
      })),
    });
  });
  shop.operatorRoute(endOperatorSession, async ({ payload, operator, recorded }) => {
    const subject = { kind: "operator", id: operator.email };
    const database = recorded({ action: endOperatorSession.name, subject });
    await database.inTransaction((tx) => endSessions(tx, operator.id, payload.session_id));
    return ok(DONE);
  });
  shop.operatorRoute(endOtherOperatorSessions, async ({ operator, recorded }) => {
    const subject = { kind: "operator", id: operator.email };
    const database = recorded({ action: endOtherOperatorSessions.name, subject });
    await database.inTransaction((tx) => endOtherSessions(tx, operator.id, operator.sessionId));
    return ok(DONE);
  });
}
