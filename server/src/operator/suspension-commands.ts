import { userInfo } from "node:os";
import { ok } from "@surimono/domain/kernel";
import { findSuspensions, liftSuspension, suspendMember } from "../features/members/index.ts";
import { mailJob } from "../platform/mail/index.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";
import { atUtc, indented, lastDayInJapan, readText } from "./operator-text.ts";

export const SUSPENSION_HELP = `  npm run operator -- suspend <email> --reason <text> [--until <day>] [--yes]
      Keeps a member out: every session ends, published items leave the gallery. Orders go on, nothing is deleted. The member gets a letter
      with the reason (Japanese). --until is the last day in Japan, such as 2026-12-31; without it until it is lifted.
  npm run operator -- lift <email> --reason <text> [--yes]
      Lets the member in again, before the end. The reason is for the record alone.
  npm run operator -- suspensions <email>
      What was decided about the member: when, by whom, why, until when.`;

const MAX_REASON = 200;

export const SUSPENSION_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  suspend: { words: 1, options: ["reason", "until"], run: suspend },
  lift: { words: 1, options: ["reason"], run: lift },
  suspensions: { words: 1, options: [], reads: always, run: show },
};

async function suspend(work: OperatorWork, typed: string | undefined): Promise<number> {
  const reason = readText(work.options, "reason", MAX_REASON);
  const now = new Date();
  const { until: day } = work.options;
  const until = day === undefined ? null : lastDayInJapan("until", day);
  if (until && until <= now) throw new Error("--until is over.");
  const account = await findAccount(work, typed);
  work.say(headOf(account, now));
  await confirmOrStop(
    work,
    day === undefined ? "Suspend until it is lifted" : `Suspend until the end of ${day} in Japan`,
  );
  const decision = { reason, by: userInfo().username, now };
  return decide(work, account.email, (tx) => suspendMember(tx, account.email, until, decision, work.env.publicUrl));
}

async function lift(work: OperatorWork, typed: string | undefined): Promise<number> {
  const reason = readText(work.options, "reason", MAX_REASON);
  const now = new Date();
  const account = await findAccount(work, typed);
  work.say(headOf(account, now));
  await confirmOrStop(work, "Let the member in again");
  const decision = { reason, by: userInfo().username, now };
  return decide(work, account.email, (tx) => liftSuspension(tx, account.email, decision, work.env.publicUrl));
}

async function show(work: OperatorWork, typed: string | undefined): Promise<number> {
  const account = await findAccount(work, typed);
  const { email, kind, suspendedUntil, record } = account;
  work.tell({ email, kind, suspendedUntil, record }, [
    headOf(account, new Date()),
    ...record.flatMap(({ decision, decidedAt, decidedBy, until, reason }) => {
      const end = until ? ` until ${atUtc(until)}` : " without an end";
      const head = `${atUtc(decidedAt)} ${decision}${decision === "suspend" ? end : ""} by ${decidedBy}`;
      return [head, `    ${indented(reason)}`];
    }),
  ]);
  return 0;
}

type Account = NonNullable<Awaited<ReturnType<typeof findSuspensions>>>;

async function findAccount(work: OperatorWork, typed: string | undefined): Promise<Account> {
  const email = typed?.trim().toLowerCase();
  if (!email) throw new Error("Which member? Give the e-mail address.");
  const account = await findSuspensions(work.database.db, email);
  if (!account) throw new Error(`${email} has no account.`);
  return account;
}

function headOf({ email, kind, suspendedUntil, record }: Account, now: Date): string {
  const isSuspended = suspendedUntil && suspendedUntil > now;
  const [latest] = record;
  const end = latest?.until ? ` until ${atUtc(latest.until)}` : " without an end";
  return `${email} (${kind}): ${isSuspended ? `suspended${end}` : "not suspended"}`;
}

type Decide = (
  tx: Parameters<Parameters<OperatorWork["database"]["inTransaction"]>[0]>[0],
) => ReturnType<typeof suspendMember | typeof liftSuspension>;

/** The decision holds if and only if its letter goes out. */
async function decide({ database, jobs, say }: OperatorWork, email: string, work: Decide): Promise<number> {
  const decided = await database.inTransaction(async (tx) => {
    const made = await work(tx);
    if (!made.ok) return made;
    if (made.value) await jobs.enqueue(tx, mailJob, made.value);
    return ok(undefined);
  });
  if (!decided.ok) {
    const why = { "members/no-such-member": "has no account any more", "members/not-suspended": "is not suspended" };
    throw new Error(`${email} ${why[decided.failure.code]}.`);
  }
  say("Done. The running shop sends the letter, or the next one that starts.");
  return 0;
}
