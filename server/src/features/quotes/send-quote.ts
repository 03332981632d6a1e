import { fail, ok } from "@surimono/domain/kernel";
import { isQuoteOpen } from "@surimono/domain/quotes";
import type { Database } from "../../platform/database/index.ts";
import type { Snapshot } from "../catalogue/index.ts";
import type { Issuing } from "../documents/index.ts";
import { standingOf } from "./quote-standing.ts";
import { lockQuote, updateQuote } from "./quotes.store.ts";
import { tellOfQuote } from "./tell-of-quote.ts";

/** A draft as an operator read it; `sentAt` in ISO. */
interface Read {
  readonly quoteId: string;
  readonly revision: number;
  readonly sentAt: string | null;
}

/** Tells the member of it by letter, with its 見積書 at the page that the letter links (rule quotes-as-read). */
export async function sendQuote(issuing: Issuing, database: Database, snapshot: Snapshot, read: Read, now: Date) {
  return database.inTransaction(async (tx) => {
    const quote = await lockQuote(tx, read.quoteId);
    if (!quote) return fail("quotes/no-such-quote");
    const { stateAt } = await standingOf(tx, quote);
    if (!isQuoteOpen(stateAt(now))) return fail("quotes/over");
    const sentAt = quote.sentAt?.toISOString() ?? null;
    if (quote.revision !== read.revision || sentAt !== read.sentAt) return fail("quotes/moved-meanwhile");
    await updateQuote(tx, quote, { sentAt: now });
    return (await tellOfQuote(issuing, tx, snapshot, quote, false)) ? ok(undefined) : fail("quotes/over");
  });
}
