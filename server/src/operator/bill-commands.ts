import { BILL_STATES } from "@surimono/domain/billing";
import { formatYen } from "@surimono/domain/kernel";
import {
  type Account,
  type BillOfAccount,
  findOwner,
  type ListedBill,
  listBills,
  readAccount,
  readSums,
  repayCredit,
  setCreditLimit,
  undoEntry,
} from "../features/billing/index.ts";
import { findEmail, findUserId } from "../features/members/index.ts";
import { billingDesk, readDay, readNote, readYen } from "./billing-commands.ts";
import { always, confirmOrStop, type OperatorCommand, type OperatorWork } from "./operator-command.ts";

export const BILL_HELP = `  npm run operator -- bills [open|overdue|over|paid|all] [--of <email>] [--after <bill number>]
      The bills that are not paid, past their day, paid too much, paid, or all of them; and what is kept for the next bills. --after goes on behind one.
  npm run operator -- bill <bill number>
      One bill with each payment and return, and what was sent back to its business, with their ids.
  npm run operator -- undo-payment <bill number> <id> --note <text> [--yes]
      A payment was not for this bill, or its business, or kept money was not sent back: it stays on record, and another row takes it back.
  npm run operator -- repay-credit <email> --amount <yen> [--day <day>] [--note <text>] [--yes]
      Money that was kept for the next bill was sent back.
  npm run operator -- credit-limit <email> [<yen>|usual] [--yes]
      How much the business may owe at once, and how much it does. A number sets it, usual goes back to the one of the settings.`;

export const BILL_COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  bills: { words: 1, options: ["of", "after"], reads: always, run: list },
  bill: { words: 1, options: [], reads: always, run: show },
  "undo-payment": { words: 2, options: ["note"], run: undo },
  "repay-credit": { words: 1, options: ["amount", "day", "note"], run: repay },
  "credit-limit": { words: 2, options: [], reads: ([, wanted]) => wanted === undefined, run: limit },
};

const WHICH = ["open", "overdue", "over", "paid", "all"] as const;
/** Of one page. */
const MOST_BILLS = 100;

async function list(work: OperatorWork, asked = "open"): Promise<number> {
  const which = WHICH.find((one) => one === asked);
  if (!which) throw new Error(`bills ${WHICH.join(", or bills ")}.\n\n${BILL_HELP}`);
  const { of, after: number } = work.options;
  const desk = billingDesk(work);
  const userIds = of === undefined ? undefined : [await getBusiness(work, of)];
  const last = number === undefined ? undefined : await getBill(work, number);
  const after = last && { dueOn: last.due, billId: last.id };
  const [{ bills, next }, { open, credits }] = await Promise.all([
    listBills(desk, { which, userIds, after, most: MOST_BILLS }),
    readSums(desk),
  ]);
  const more = next ? (bills.at(-1)?.document.number ?? null) : null;
  const kept = await Promise.all(
    credits.map(async ({ userId: owner, credit }) => ({ email: await findEmail(work.database.db, owner), credit })),
  );
  work.tell({ bills, more, kept, open }, [
    ...bills.map(lineOf),
    ...(more ? [`There are more: --after ${more}`] : []),
    ...kept.map(({ email, credit }) => `${email}: ${formatYen(credit)} are kept for the next bill`),
    `${formatYen(open)} are open.`,
  ]);
  return 0;
}

function lineOf({ document, due, amount, open, state }: ListedBill): string {
  return `${document.number}  until ${due}  ${formatYen(open)} of ${formatYen(amount)}  ${BILL_STATES[state]}  ${document.partner}`;
}

type OpenedBill = BillOfAccount & Pick<Account, "repaid">;

async function getBill(work: OperatorWork, number: string | undefined): Promise<OpenedBill> {
  const desk = billingDesk(work);
  const owner = number ? await findOwner(desk, number) : undefined;
  const account = owner && (await readAccount(desk, work.database.db, owner.userId));
  const bill = account?.bills.find(({ document }) => document.id === owner?.documentId);
  if (!account || !bill) throw new Error(`There is no bill ${number ?? ""}.\n\n${BILL_HELP}`);
  return { ...bill, repaid: account.repaid };
}

async function show(work: OperatorWork, number: string | undefined): Promise<number> {
  const bill = await getBill(work, number);
  work.tell(bill, [
    lineOf(bill),
    ...[...bill.entries, ...bill.repaid].map(
      ({ id, kind, day, amount, note, undoes }) =>
        `  ${id}  ${day}  ${kind} ${formatYen(amount)}${undoes ? ` of ${undoes}` : ""}  ${note}`,
    ),
  ]);
  return 0;
}

async function undo(work: OperatorWork, number: string | undefined, entryId: string | undefined): Promise<number> {
  const { userId, entries, repaid } = await getBill(work, number);
  const entry = [...entries.filter(({ kind }) => kind === "paid"), ...repaid].find(({ id }) => id === entryId);
  if (!entry) throw new Error(`Which payment or repayment of ${number}? \`bill ${number}\` has their ids.`);
  const note = readNote(work);
  if (note === "") throw new Error("--note is missing: why is it taken back?");
  const mistake = entry.kind === "paid" ? `were not for ${number}` : "were not sent back";
  await confirmOrStop(work, `The ${formatYen(entry.amount)} of ${entry.day} ${mistake}`);
  const undone = await undoEntry(billingDesk(work), { userId, entryId: entry.id, day: readDay(work), note });
  if (!undone.ok) throw new Error("It was taken back before.");
  work.say(`Done: ${formatYen(undone.value.open)} of this business are open now.`);
  return 0;
}

async function getBusiness(work: OperatorWork, email: string | undefined): Promise<string> {
  const userId = email && (await findUserId(work.database.db, email.trim().toLowerCase()));
  if (!userId) throw new Error(`Which business? Give its e-mail address.\n\n${BILL_HELP}`);
  return userId;
}

async function repay(work: OperatorWork, email: string | undefined): Promise<number> {
  const userId = await getBusiness(work, email);
  const amount = readYen(work.options);
  if (amount === undefined) throw new Error("--amount is missing.");
  await confirmOrStop(work, `${formatYen(amount)} were sent back to ${email}`);
  const repaid = await repayCredit(billingDesk(work), { userId, amount, day: readDay(work), note: readNote(work) });
  if (!repaid.ok) throw new Error(`${formatYen(repaid.failure.kept)} are kept for ${email}.`);
  work.say(`Done: ${formatYen(repaid.value.credit)} are kept still.`);
  return 0;
}

async function limit(work: OperatorWork, email: string | undefined, wanted: string | undefined): Promise<number> {
  const userId = await getBusiness(work, email);
  const { db } = work.database;
  if (wanted !== undefined) {
    const yen = wanted === "usual" ? null : Number(wanted.replaceAll(",", ""));
    if (yen !== null && !(Number.isInteger(yen) && yen >= 0 && yen <= 999_999_999))
      throw new Error("The limit is a number of yen, or usual.");
    await confirmOrStop(work, `${email} may owe ${yen === null ? "as much as others" : formatYen(yen)}`);
    await work.database.inTransaction((tx) => setCreditLimit(tx, userId, yen));
  }
  const account = await readAccount(billingDesk(work), db, userId);
  const { limit: mayOwe, used } = account;
  work.tell({ limit: mayOwe, used }, [`${email} may owe ${formatYen(mayOwe)} and owes ${formatYen(used)}.`]);
  return 0;
}
