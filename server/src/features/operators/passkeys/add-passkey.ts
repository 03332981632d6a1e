import type { PasskeyRegistration } from "@surimono/contract/operators";
import { fail, ok } from "@surimono/domain/kernel";
import { OPERATOR_PASSKEYS, PASSKEY_CHALLENGE_MS } from "@surimono/domain/operators";
import type { Database } from "../../../platform/database/index.ts";
import type { Operator, Shop } from "../../../platform/http/index.ts";
import { mailJob } from "../../../platform/mail/index.ts";
import { findOperatorRow, lockOperator } from "../operators.store.ts";
import { isOperatorPassword } from "../password.ts";
import { ALGORITHMS, type Party } from "./party.ts";
import { passkeyLetter } from "./passkey-letter.ts";
import { countPasskeys, insertPasskey, keepChallenge, listPasskeys, takeChallenge } from "./passkeys.store.ts";

type Desk = Pick<Shop, "database" | "now" | "rateLimits">;

const TRIES = { points: 10, seconds: 900, per: "address", forgettable: true } as const;

/** The password is asked for: a session that somebody left open gives nobody a lasting way in (rule session-passkey-add). */
export async function askNewPasskey(
  { database, now, rateLimits }: Desk,
  operator: Pick<Operator, "id" | "email" | "name">,
  password: string,
  party: Party,
) {
  const { db } = database;
  if (!(await rateLimits.allow("operator-passkey", operator.id, TRIES))) return fail("operators/paused");
  const row = await findOperatorRow(db, operator.id);
  if (!(await isOperatorPassword(row?.passwordHash, password))) return fail("operators/password-wrong");
  await rateLimits.forget("operator-passkey", operator.id);
  const known = await listPasskeys(db, operator.id);
  if (known.length >= OPERATOR_PASSKEYS) return fail("operators/too-many-passkeys");
  const { id, challenge } = await keepChallenge(db, { purpose: "add", operatorId: operator.id }, now());
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: "SURIMONO 管理",
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(operator.id)),
    userName: operator.email,
    userDisplayName: operator.name,
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
    timeout: PASSKEY_CHALLENGE_MS,
    attestationType: "none",
    // So that the same device is not asked twice.
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: [...ALGORITHMS],
  });
  return ok({ challenge_id: id, options: { ...options } });
}

interface NewPasskey {
  readonly challengeId: string;
  readonly name: string;
  readonly credential: PasskeyRegistration;
}

/** The challenge is spent with the first try, outside of the transaction that keeps the passkey. */
export async function addPasskey(
  { database, jobs, now }: Pick<Shop, "database" | "jobs" | "now">,
  recorded: Database,
  operator: Pick<Operator, "id">,
  { challengeId, name, credential }: NewPasskey,
  party: Party,
) {
  const asked = await takeChallenge(database.db, challengeId, "add", now());
  if (!asked || asked.operatorId !== operator.id) return fail("operators/passkey-not-valid");
  const made = await verify(credential, asked.challenge, party);
  if (!made) return fail("operators/passkey-not-valid");
  return recorded.inTransaction(async (tx) => {
    const row = await lockOperator(tx, operator.id);
    if (!row) return fail("operators/passkey-not-valid");
    if ((await countPasskeys(tx, operator.id)) >= OPERATOR_PASSKEYS) return fail("operators/too-many-passkeys");
    const transports = credential.response.transports ?? [];
    const passkey = { ...made, operatorId: operator.id, name, transports, createdAt: now() };
    if (!(await insertPasskey(tx, passkey))) return fail("operators/passkey-not-valid");
    await jobs.enqueue(tx, mailJob, passkeyLetter(row, name, "added"));
    return ok(undefined);
  });
}

/** Undefined for whatever is not what a device made for this challenge and this shop: the library says so by throwing. */
async function verify(credential: PasskeyRegistration, expectedChallenge: string, party: Party) {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { id, rawId, type, response } = credential;
  const { clientDataJSON, attestationObject } = response;
  const verified = await verifyRegistrationResponse({
    response: { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: [...ALGORITHMS],
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential: kept, credentialDeviceType, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: kept.id,
    publicKey: Buffer.from(kept.publicKey).toString("base64url"),
    counter: kept.counter,
    isMultiDevice: credentialDeviceType === "multiDevice",
    isBackedUp: credentialBackedUp,
  };
}
