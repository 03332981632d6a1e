import { payerKey } from "@surimono/domain/billing";
import { type Day, fail, ok } from "@surimono/domain/kernel";
import type { BillingDesk } from "../billing-desk.ts";
import { findOwner, recordInTransaction } from "../record-payment.ts";
import { lockBilling } from "../settle-account.ts";
import { undoInTransaction } from "../undo-entry.ts";
import { insertPayer, listMatches, lockLine } from "./bank.store.ts";

/** What a part of a line pays for. */
export interface MatchPart {
  /** Of a bill, any copy of it, or of an order by invoice. */
  readonly number: string;
  /** Undefined: all that is left of the line. */
  readonly amount?: number | undefined;
}

interface Matching {
  readonly lineId: string;
  readonly parts: readonly MatchPart[];
  /** What was left of the line when it was read: with another rest it is refused, so that two clicks are one decision. */
  readonly rest?: number;
}

/**
 * A person says what a line pays for: one bill or several, of one business or of more, such as a parent that pays for its daughters. A part
 * may be less than what is open of its bill, or more. What the parts leave of the line stays listed (rule billing-match).
 */
export async function confirmMatch(desk: BillingDesk, { lineId, parts, rest: read }: Matching) {
  const owned: (MatchPart & { readonly owner: NonNullable<Awaited<ReturnType<typeof findOwner>>> })[] = [];
  for (const part of parts) {
    const owner = await findOwner(desk, part.number);
    if (!owner) return fail("billing/no-such-bill", { number: part.number });
    owned.push({ ...part, owner });
  }
  // Whoever locks several accounts does it in one order.
  owned.sort((left, right) => (left.owner.userId < right.owner.userId ? -1 : 1));
  return desk.database.inTransaction(async (tx) => {
    const line = await lockLine(tx, lineId);
    if (!line || line.isCancelled) return fail("billing/no-such-line");
    let rest = (await listMatches(tx, lineId)).reduce((left, { amount }) => left - amount, line.amount);
    if (rest === 0) return fail("billing/matched-before");
    if (read !== undefined && read !== rest) return fail("billing/changed-meanwhile");
    // All of them before a 請求書 takes its number, for which others wait who hold one of them.
    for (const userId of new Set(owned.map(({ owner }) => owner.userId))) await lockBilling(tx, userId);
    const matched: MatchedPart[] = [];
    for (const { number, amount = rest, owner } of owned) {
      if (amount < 1 || amount > rest) return fail("billing/more-than-line", { rest });
      rest -= amount;
      const payment = { number, amount, day: line.day, note: line.payer, lineId };
      const recorded = await recordInTransaction(desk, tx, owner, payment);
      if (!recorded.ok) return fail(recorded.failure.code, { number });
      const { billId, bills, credit } = recorded.value;
      const open = bills.find(({ id }) => id === billId)?.open ?? 0;
      matched.push({ number, amount, open, credit, userId: owner.userId });
      const key = payerKey(line.payer);
      if (key !== "") await insertPayer(tx, owner.userId, key);
    }
    return ok({ parts: matched, rest });
  });
}

interface MatchedPart {
  readonly number: string;
  readonly userId: string;
  readonly amount: number;
  /** Of its bill now. */
  readonly open: number;
  /** Of its business, kept for the next bill. */
  readonly credit: number;
}

interface Unmatching {
  readonly lineId: string;
  readonly day: Day;
  /** Why. */
  readonly note: string;
  /** The payments that whoever takes it back has read: with others it is refused. */
  readonly read?: readonly string[];
}

/** The line was another's after all: every part of it is taken back, and it is listed again. */
export async function undoMatch(desk: BillingDesk, { lineId, day, note, read }: Unmatching) {
  return desk.database.inTransaction(async (tx) => {
    const line = await lockLine(tx, lineId);
    const matches = line ? await listMatches(tx, lineId) : [];
    if (matches.length === 0) return fail("billing/no-such-line");
    if (read && (read.length !== matches.length || matches.some(({ entryId }) => !read.includes(entryId))))
      return fail("billing/changed-meanwhile");
    let amount = 0;
    for (const { userId, entryId } of matches) {
      const undone = await undoInTransaction(desk, tx, { userId, entryId, day, note });
      if (!undone.ok) return undone;
      amount += undone.value.amount;
    }
    return ok({ amount });
  });
}
