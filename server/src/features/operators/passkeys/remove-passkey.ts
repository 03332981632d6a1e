import { fail, ok } from "@surimono/domain/kernel";
import type { Database } from "../../../platform/database/index.ts";
import type { Shop } from "../../../platform/http/index.ts";
import { mailJob } from "../../../platform/mail/index.ts";
import { lockOperator } from "../operators.store.ts";
import { openTotp } from "../totp.ts";
import { passkeyLetter } from "./passkey-letter.ts";
import { countPasskeys, deletePasskeys } from "./passkeys.store.ts";

/**
 * The application's codes are the other way in. Where the shop cannot read their secret any more, because AUTH_SECRET was changed, the last
 * passkey stays (rule session-passkey-last).
 */
export async function removePasskey(
  { env, jobs }: Pick<Shop, "env" | "jobs">,
  recorded: Database,
  operatorId: string,
  passkeyId: string,
) {
  return recorded.inTransaction(async (tx) => {
    const operator = await lockOperator(tx, operatorId);
    const [removed] = operator ? await deletePasskeys(tx, operatorId, passkeyId) : [];
    if (!operator || !removed) return fail("operators/no-such-passkey");
    const hasCodes = openTotp(env, operator.email, operator.totpSecret) !== undefined;
    if (!hasCodes && (await countPasskeys(tx, operatorId)) === 0) return fail("operators/last-factor");
    await jobs.enqueue(tx, mailJob, passkeyLetter(operator, removed.name, "removed"));
    return ok(undefined);
  });
}
