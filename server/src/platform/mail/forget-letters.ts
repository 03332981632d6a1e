import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { hasQueue, type Jobs, timedJob } from "../jobs/index.ts";
import { RETENTION } from "../retention/index.ts";

const forgetLettersJob = timedJob("forget-sent-letters");

/** Kinds of work whose payload names people. */
const LETTERS = sql`('send-mail', 'account-letter')`;

export function handleForgetLetters(jobs: Jobs, db: Queries): void {
  jobs.handle(forgetLettersJob, () => forgetSentLetters(db));
}

/** Letters that were sent (rule members-letters-forgotten). What was given up stays a week: it can be tried again. */
async function forgetSentLetters(db: Queries): Promise<void> {
  const { hours } = RETENTION["sent-letters"].term;
  await db.execute(sql`
    delete from pgboss.job where name in ${LETTERS} and state = 'completed' and completed_on < now() - make_interval(hours => ${hours})`);
}

/** All finished ones that name the address, given up or not: nobody tries again to write to a closed account. */
export async function forgetLettersNaming(tx: Queries, email: string): Promise<void> {
  if (!(await hasQueue(tx))) return;
  await tx.execute(sql`
    delete from pgboss.job where name in ${LETTERS} and state >= 'completed' and strpos(lower(data::text), ${email.toLowerCase()}) > 0`);
}
