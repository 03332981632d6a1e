import { fail, ok } from "@surimono/domain/kernel";
import { isQuoteOpen } from "@surimono/domain/quotes";
import type { Database, Transaction } from "../../platform/database/index.ts";
import type { Snapshot } from "../catalogue/index.ts";
import type { Issuing } from "../documents/index.ts";
import { isBeingPaid } from "../orders/index.ts";
import { type Drawing, drawUp } from "./draw-up.ts";
import { standingOf } from "./quote-standing.ts";
import { lockQuote, updateQuote } from "./quotes.store.ts";
import { tellOfQuote } from "./tell-of-quote.ts";

/** A draft as an operator read it. */
interface Read {
  readonly quoteId: string;
  readonly revision: number;
}
type Changing = Omit<Drawing, "memberId"> & Read;

/**
 * Draws it up again at the prices of the day. A draft that lapsed comes back, as its day is chosen again. A customer that was told of it is told of
 * each change, once, as the earlier link orders nothing any more (rule quotes-told).
 */
export async function changeQuote(
  issuing: Issuing,
  database: Database,
  snapshot: Snapshot,
  { quoteId, revision: read, ...wish }: Changing,
  now: Date,
) {
  return database.inTransaction(async (tx) => {
    const found = await lockOpen(tx, { quoteId, revision: read }, now, { evenOver: true });
    if (!found.ok) return found;
    const { userId, id, revision, sentAt } = found.value;
    const drawn = await drawUp(tx, snapshot, { ...wish, memberId: userId }, now);
    if (!drawn.ok) return drawn;
    const changed = { ...drawn.value, revision: revision + 1 };
    await updateQuote(tx, { userId, id }, changed);
    if (sentAt) await tellOfQuote(issuing, tx, snapshot, { ...found.value, ...changed }, true);
    return ok(undefined);
  });
}

/** Nothing can be ordered from it any more. */
export async function revokeQuote(database: Database, read: Read, now: Date) {
  return database.inTransaction(async (tx) => {
    const found = await lockOpen(tx, read, now, { evenOver: false });
    if (!found.ok) return found;
    await updateQuote(tx, found.value, { revokedAt: now });
    return ok(undefined);
  });
}

/**
 * Locked: what is being paid is neither changed nor taken back under the customer's hands (rule quotes-being-paid), and nothing over what the
 * operator has not read (rule quotes-as-read).
 */
async function lockOpen(tx: Transaction, read: Read, now: Date, { evenOver }: { readonly evenOver: boolean }) {
  const quote = await lockQuote(tx, read.quoteId);
  if (!quote) return fail("quotes/no-such-quote");
  const { stateAt } = await standingOf(tx, quote);
  const state = stateAt(now);
  if (state === "paying" || (await isBeingPaid(tx, quote.userId, quote.id))) return fail("quotes/being-paid");
  if (!isQuoteOpen(state) && !(evenOver && state === "over")) return fail("quotes/over");
  if (quote.revision !== read.revision) return fail("quotes/moved-meanwhile");
  return ok(quote);
}
