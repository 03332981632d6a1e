import type { PasskeyAssertion } from "@surimono/contract/operators";
import { fail, ok } from "@surimono/domain/kernel";
import { PASSKEY_CHALLENGE_MS } from "@surimono/domain/operators";
import type { Transaction } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { findOperatorRow, lockOperator, openOperatorSession, type Visitor } from "../operators.store.ts";
import type { OperatorRow } from "../operators.tables.ts";
import type { Passkey } from "../passkeys.tables.ts";
import { noteSignIn } from "../sign-ins.ts";
import { holderOf, isTicketOf } from "../ticket.ts";
import type { Party } from "./party.ts";
import { keepChallenge, listPasskeys, lockPasskey, noteUse, takeChallenge } from "./passkeys.store.ts";

type Desk = Pick<Shop, "database" | "env" | "now">;

/** Without a ticket the device offers what it has; with one, after the password, those of that operator are named. */
export async function askPasskey({ database, env, now }: Desk, ticket: string | undefined, party: Party) {
  const { db } = database;
  const id = ticket && holderOf(ticket);
  const operator = id ? await findOperatorRow(db, id) : undefined;
  if (ticket !== undefined && (!operator || operator.closedAt || !isTicketOf(env, operator, ticket, now())))
    return fail("operators/ticket-expired");
  const { id: challengeId, challenge } = await keepChallenge(
    db,
    { purpose: "sign-in", operatorId: operator?.id },
    now(),
  );
  const named = operator ? await listPasskeys(db, operator.id) : [];
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: "required",
    allowCredentials: named.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return ok({ challenge_id: challengeId, options: { ...options } });
}

interface Attempt {
  readonly challengeId: string;
  readonly credential: PasskeyAssertion;
  readonly party: Party;
  readonly isShut: (email: string) => boolean;
}

/** The challenge is spent with the first try. A counter that does not grow is a copied key, and is refused (rule session-passkey). */
export async function signInByPasskey(
  { database, now }: Desk,
  { challengeId, credential, party, isShut }: Attempt,
  visitor: Visitor,
) {
  const asked = await takeChallenge(database.db, challengeId, "sign-in", now());
  if (!asked) return fail("operators/passkey-not-valid");
  const opened = await database.inTransaction(async (tx) => {
    const passkey = await lockPasskey(tx, credential.id);
    const operator = passkey && (await lockOperator(tx, passkey.operatorId));
    if (!operator) return ok(undefined);
    const isWhose = asked.operatorId === null || asked.operatorId === operator.id;
    const isOpen = isWhose && !operator.closedAt && !isShut(operator.email) && isHolder(credential, operator);
    const isProven = isOpen && (await prove(tx, passkey, credential, { ...party, challenge: asked.challenge }, now()));
    if (!isProven) {
      await noteSignIn(tx, { ...visitor, operator, outcome: "code-wrong", detail: "passkey" }, now());
      return ok(undefined);
    }
    await noteSignIn(tx, { ...visitor, operator, outcome: "signed-in", detail: "passkey" }, now());
    return ok({ operator, session: await openOperatorSession(tx, operator.id, visitor, now()) });
  });
  return opened.value ? ok(opened.value) : fail("operators/passkey-not-valid");
}

/** A device that names its owner has to name the one whose key it is. */
function isHolder({ response }: PasskeyAssertion, { id }: OperatorRow): boolean {
  return !response.userHandle || Buffer.from(response.userHandle, "base64url").toString() === id;
}

async function prove(
  tx: Transaction,
  passkey: Passkey,
  { id, rawId, type, response }: PasskeyAssertion,
  asked: Party & { readonly challenge: string },
  now: Date,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const { clientDataJSON, authenticatorData, signature } = response;
  const verified = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: asked.challenge,
    expectedOrigin: asked.origin,
    expectedRPID: asked.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
    // The library says what is wrong by throwing.
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  const { newCounter, credentialDeviceType, credentialBackedUp } = verified.authenticationInfo;
  await noteUse(tx, passkey, {
    counter: newCounter,
    isMultiDevice: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
    lastUsedAt: now,
  });
  return true;
}
