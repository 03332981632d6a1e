import { fail, ok } from "@surimono/domain/kernel";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { recorded } from "../../platform/audit/index.ts";
import type { Transaction } from "../../platform/database/index.ts";
import type { Shop } from "../../platform/http/index.ts";
import { refusePassword } from "../members/index.ts";
import { readInvitationToken } from "./invitation-letter.ts";
import { deleteInvitation, findInvitation, keepTotpSecret, lockInvitation } from "./invitations.store.ts";
import { endSessions, findOperatorByEmail, openOperatorSession, replaceRecoveryCodes } from "./operators.store.ts";
import { type Invitation, operators } from "./operators.tables.ts";
import { deletePasskeys } from "./passkeys/passkeys.store.ts";
import { hashOperatorPassword } from "./password.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { newTotpSecret, openTotp, sealTotp, totpStepOf, totpUri } from "./totp.ts";

type Desk = Pick<Shop, "database" | "env" | "now">;

/** What the link opens. The secret is the same each time, so that a reload does not part page and application. */
export async function readInvitation({ database, env, now }: Desk, token: string) {
  const id = readInvitationToken(env, token);
  return database.inTransaction(async (tx) => {
    const invitation = id === undefined ? undefined : await lockInvitation(tx, id, now());
    if (!invitation) return fail("operators/invitation-not-valid");
    const kept = invitation.totpSecret && openTotp(env, invitation.email, invitation.totpSecret);
    const secret = kept || newTotpSecret();
    if (!kept) await keepTotpSecret(tx, invitation.id, sealTotp(env, invitation.email, secret));
    const isNew = (await findOperatorByEmail(tx, invitation.email)) === undefined;
    return ok({ invitation, isNew, secret, uri: totpUri(secret, invitation.email) });
  });
}

interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly code: string;
}

interface Visit {
  readonly address: string;
  readonly userAgent: string;
  readonly requestId: string;
}

/** Opens the account, or sets password and second factor again: passkeys and sessions of before end. The link is spent with it. */
export async function acceptInvitation(desk: Desk, { token, password, code }: Acceptance, visit: Visit) {
  const { database, env, now } = desk;
  const id = readInvitationToken(env, token);
  const invitation = id === undefined ? undefined : await findInvitation(database.db, id, now());
  const secret = invitation?.totpSecret && openTotp(env, invitation.email, invitation.totpSecret);
  if (!invitation || !secret) return fail("operators/invitation-not-valid");
  const refused = await refusePassword(password, invitation.email);
  if (refused) return refused;
  const totpStep = totpStepOf(secret, code, now());
  if (totpStep === undefined) return fail("operators/code-wrong");
  const passwordHash = await hashOperatorPassword(password);
  const codes = newRecoveryCodes();
  const actor = { kind: "operator" as const, id: undefined, name: invitation.email, ...visit };
  const deed = {
    action: "acceptInvitation",
    subject: { kind: "operator", id: invitation.email },
    state: async (tx: Transaction) => rolesOf(await findOperatorByEmail(tx, invitation.email)),
  };
  return recorded(desk, actor, deed).inTransaction(async (tx) => {
    const locked = await lockInvitation(tx, invitation.id, now());
    if (!locked || locked.totpSecret !== invitation.totpSecret) return fail("operators/invitation-not-valid");
    const secrets = { passwordHash, totpSecret: sealTotp(env, locked.email, secret), totpStep };
    const operator = await putOperator(tx, locked, secrets, now());
    await endSessions(tx, operator.id);
    await deletePasskeys(tx, operator.id);
    await replaceRecoveryCodes(tx, operator.id, codes.map(hashRecoveryCode));
    await deleteInvitation(tx, locked.id);
    return ok({ operator, codes, session: await openOperatorSession(tx, operator.id, visit, now()) });
  });
}

function rolesOf(
  row: { readonly name: string; readonly roles: readonly string[]; readonly closedAt: Date | null } | undefined,
) {
  return row && { name: row.name, roles: row.roles, closed: row.closedAt !== null };
}

/** An account that was closed is open again. */
async function putOperator(
  tx: Transaction,
  { email, name, roles }: Invitation,
  secrets: { readonly passwordHash: string; readonly totpSecret: string; readonly totpStep: number },
  now: Date,
) {
  const known = await findOperatorByEmail(tx, email);
  const set = { name, roles, ...secrets, closedAt: null };
  const written = known
    ? tx.update(operators).set(set).where(eq(operators.id, known.id)).returning()
    : tx
        .insert(operators)
        .values({ id: newId(), email, ...set, createdAt: now })
        .returning();
  const [row] = await written;
  if (!row) throw new Error("the operator was not written");
  return row;
}
