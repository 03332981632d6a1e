import { HOUR_MS } from "@surimono/domain/kernel";
import { INVITATION_HOURS, type OperatorRole } from "@surimono/domain/operators";
import { v7 as newId } from "uuid";
import type { Database } from "../../platform/database/index.ts";
import type { Jobs } from "../../platform/jobs/index.ts";
import { invitationJob } from "./invitation-letter.ts";
import { putInvitation } from "./invitations.store.ts";

interface Invited {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  readonly invitedBy: string;
}

/** The letter goes out if and only if the invitation is kept. Nothing of an existing account changes before it is accepted. */
export async function inviteOperator(
  { database, jobs }: { readonly database: Database; readonly jobs: Pick<Jobs, "enqueue"> },
  { roles, ...invited }: Invited,
  now: Date,
): Promise<void> {
  const id = newId();
  const expiresAt = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);
  await database.inTransaction(async (tx) => {
    await putInvitation(tx, { id, ...invited, roles: [...roles], totpSecret: null, createdAt: now, expiresAt });
    await jobs.enqueue(tx, invitationJob, { invitationId: id });
  });
}
