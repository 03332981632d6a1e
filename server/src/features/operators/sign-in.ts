import { fail, ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { mailJob } from "../../platform/mail/index.ts";
import {
  countRecoveryCodes,
  findOperatorByEmail,
  findOperatorRow,
  openOperatorSession,
  takeRecoveryCode,
  takeTotpStep,
  type Visitor,
} from "./operators.store.ts";
import type { OperatorRow } from "./operators.tables.ts";
import { countPasskeys } from "./passkeys/passkeys.store.ts";
import { isOperatorPassword } from "./password.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { countAttempt, countCode, isLetterDue } from "./sign-in-limits.ts";
import { noteSignIn } from "./sign-ins.ts";
import { holderOf, isTicketOf, writeTicket } from "./ticket.ts";
import { openTotp, totpStepOf } from "./totp.ts";
import { wrongCodesLetter } from "./wrong-codes-letter.ts";

type Desk = Pick<Shop, "database" | "env" | "jobs" | "now" | "rateLimits">;

/** The first step: the password. Neither answer nor time tell whether the address has an account. */
export async function signInOperator(
  desk: Desk,
  { email, password }: { readonly email: string; readonly password: string },
  visitor: Visitor,
) {
  const { database, env, now } = desk;
  const attempt = await countAttempt(desk, email, visitor.address);
  const operator = await findOperatorByEmail(database.db, email);
  if (!attempt.allowed) {
    await noteSignIn(database.db, { ...visitor, operator, email, outcome: "paused" }, now());
    return fail("operators/paused");
  }
  const isRight = await isOperatorPassword(operator?.passwordHash, password);
  if (!operator || !isRight || operator.closedAt) {
    await noteSignIn(database.db, { ...visitor, operator, email, outcome: "password-wrong" }, now());
    return fail("operators/sign-in-failed");
  }
  await attempt.succeed();
  const hasPasskey = (await countPasskeys(database.db, operator.id)) > 0;
  return ok({ ticket: writeTicket(env, operator, now()), has_passkey: hasPasskey });
}

/** The second: a code of the application, or one of the recovery codes. Each opens once. */
export async function confirmSignIn(
  desk: Desk,
  { ticket, code }: { readonly ticket: string; readonly code: string },
  visitor: Visitor,
) {
  const { database, env, now } = desk;
  const id = holderOf(ticket);
  const operator = id === undefined ? undefined : await findOperatorRow(database.db, id);
  if (!operator || operator.closedAt || !isTicketOf(env, operator, ticket, now()))
    return fail("operators/ticket-expired");
  const refuse = async (outcome: "paused" | "code-wrong") => {
    await noteSignIn(database.db, { ...visitor, operator, outcome }, now());
    return fail(`operators/${outcome}`);
  };
  const attempt = await countCode(desk, operator.email, visitor.address);
  if (!attempt.allowed) {
    if (await isLetterDue(desk, operator.email))
      await desk.jobs.enqueue(database.db, mailJob, wrongCodesLetter(operator));
    return refuse("paused");
  }
  if (!(await isSecondFactor(desk, operator, code))) return refuse("code-wrong");
  await attempt.succeed();
  const session = await openOperatorSession(database.db, operator.id, visitor, now());
  await noteSignIn(database.db, { ...visitor, operator, outcome: "signed-in" }, now());
  return ok({ operator, session, codesLeft: await countRecoveryCodes(database.db, operator.id) });
}

async function isSecondFactor(
  { database, env, now }: Pick<Desk, "database" | "env" | "now">,
  operator: OperatorRow,
  code: string,
): Promise<boolean> {
  const secret = openTotp(env, operator.email, operator.totpSecret);
  const step = secret === undefined ? undefined : totpStepOf(secret, code, now());
  if (step !== undefined) return takeTotpStep(database.db, operator.id, step);
  return takeRecoveryCode(database.db, operator.id, hashRecoveryCode(code));
}
