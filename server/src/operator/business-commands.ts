import { ok } from "@surimono/domain/kernel";
import { decideBusiness, findBusinessApplication, USUAL_DISCOUNT_BP } from "../features/members/index.ts";
import { mailJob } from "../platform/mail/index.ts";
import { confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const BUSINESS_HELP = `  npm run operator -- approve-business <email> [--discount <percent>] [--yes]
      The business may pay by invoice and has its discount (${USUAL_DISCOUNT_BP / 100} % unless said otherwise). It gets a letter. One that is
      approved already keeps its discount unless --discount says another, and gets none.
  npm run operator -- reject-business <email> [--yes]
      The business keeps its account, without invoice and discount. It gets a letter.`;

export const BUSINESS_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  "approve-business": { words: 1, options: ["discount"], run: (work, email) => decide(work, email, true) },
  "reject-business": { words: 1, options: [], run: (work, email) => decide(work, email, false) },
};

async function decide(work: OperatorWork, address: string | undefined, approve: boolean): Promise<number> {
  const { database, jobs, say } = work;
  const email = address?.trim().toLowerCase();
  if (!email) throw new Error("Which business? Give its e-mail address.");
  const discount = work.options["discount"];
  if (discount !== undefined && !/^\d{1,2}(\.\d{1,2})?$/.test(discount))
    throw new Error("--discount is a number of percent from 0 to 99.99");
  const rate = discount === undefined ? undefined : Math.round(Number(discount) * 100);
  const application = await findBusinessApplication(database.db, email);
  if (!application) throw new Error(`${email} has no business account, or has not verified its address yet.`);
  say(`${application.companyName}, ${application.contactName} <${email}>: ${application.state}`);
  const kept = application.state === "approved" ? application.discountRateBp : USUAL_DISCOUNT_BP;
  await confirmOrStop(work, approve ? `Approve with ${percent(rate ?? kept)} discount` : "Reject");
  const decision = approve ? ({ approve, discountRateBp: rate } as const) : ({ approve } as const);
  const decided = await database.inTransaction(async (tx) => {
    const made = await decideBusiness(tx, email, decision, new Date());
    if (!made.ok) return made;
    // By the shop's own processes, which have the mail server: the decision holds if and only if its letter goes out.
    if (made.value.letter) await jobs.enqueue(tx, mailJob, made.value.letter);
    return ok(made.value);
  });
  if (!decided.ok) throw new Error(`${email} has no business account any more.`);
  const { was, standing, letter } = decided.value;
  const rates = approve ? `, ${percent(standing.discountRateBp)} discount` : "";
  const before = approve && was.state === "approved" && was.discountRateBp !== standing.discountRateBp;
  const changed = before ? ` (it was ${percent(was.discountRateBp)})` : "";
  const told = letter
    ? "The running shop sends the letter, or the next one that starts."
    : "It was so before: no letter.";
  say(`Done: ${standing.state}${rates}${changed}. ${told}`);
  return 0;
}

function percent(basisPoints: number): string {
  return `${basisPoints / 100} %`;
}
