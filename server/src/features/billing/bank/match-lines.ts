import { type OpenBill, type Proposal, payerKey, proposeMatches } from "@surimono/domain/billing";
import { fail, ok } from "@surimono/domain/kernel";
import { findBusinessStanding } from "../../members/index.ts";
import type { BankLine } from "../bank.tables.ts";
import type { BillingDesk } from "../billing-desk.ts";
import { listAccounts } from "../list-bills.ts";
import { findOwner, recordInTransaction } from "../record-payment.ts";
import { undoEntry } from "../undo-entry.ts";
import { findMatch, insertPayer, listPayers, listUnmatched, lockLine } from "./bank.store.ts";

export interface UnmatchedLine extends BankLine {
  readonly proposals: readonly Proposal[];
}

/** What came and pays for nothing yet, with what it may pay for. */
export async function listProposals(desk: BillingDesk): Promise<UnmatchedLine[]> {
  const { db } = desk.database;
  const [lines, bills] = [await listUnmatched(db), await openBills(desk)];
  return lines.map((line) => ({ ...line, proposals: line.isCancelled ? [] : proposeMatches(line, bills) }));
}

async function openBills(desk: BillingDesk): Promise<OpenBill[]> {
  const { db } = desk.database;
  const payersOf = await listPayers(db);
  const found: OpenBill[] = [];
  for (const { bills } of await listAccounts(desk)) {
    const open = bills.filter((bill) => bill.open > 0);
    const total = open.reduce((sum, bill) => sum + bill.open, 0);
    for (const { userId, document, copies, open: amount } of open) {
      const business = await findBusinessStanding(db, userId);
      const payers = [...payersOf(userId), business?.companyName ?? "", document.partner].filter(Boolean);
      found.push({ userId, numbers: [document.number, ...copies], open: amount, total, payers });
    }
  }
  return found;
}

/** A person says what a line pays for. Its payer's name is remembered for the next time. */
export async function confirmMatch(desk: BillingDesk, { lineId, number }: { lineId: string; number: string }) {
  const owner = await findOwner(desk, number);
  if (!owner) return fail("billing/no-such-bill");
  return desk.database.inTransaction(async (tx) => {
    const line = await lockLine(tx, lineId);
    if (!line || line.isCancelled) return fail("billing/no-such-line");
    if (await findMatch(tx, lineId)) return fail("billing/matched-before");
    const { amount, day, payer } = line;
    const payment = { number, amount, day, note: payer, lineId };
    const recorded = await recordInTransaction(desk, tx, owner, payment);
    if (!recorded.ok) return recorded;
    const key = payerKey(payer);
    if (key !== "") await insertPayer(tx, owner.userId, key);
    return ok(recorded.value);
  });
}

/** The line was another's after all, and is listed again. */
export async function undoMatch(
  desk: BillingDesk,
  { lineId, day, note }: { lineId: string; day: string; note: string },
) {
  const match = await findMatch(desk.database.db, lineId);
  if (!match) return fail("billing/no-such-line");
  return undoEntry(desk, { userId: match.user_id, entryId: match.entry_id, day, note });
}
