import { fail, ok } from "@surimono/domain/kernel";
import { isQuoteOpen } from "@surimono/domain/quotes";
import type { Database } from "../../platform/database/index.ts";
import type { Snapshot } from "../catalogue/index.ts";
import type { Issuing } from "../documents/index.ts";
import { standingOf } from "./quote-standing.ts";
import { lockQuote, updateQuote } from "./quotes.store.ts";
import { tellOfQuote } from "./tell-of-quote.ts";

/** Tells the member of it by letter, with its 見積書 at the page that the letter links. */
export async function sendQuote(issuing: Issuing, database: Database, snapshot: Snapshot, quoteId: string, now: Date) {
  return database.inTransaction(async (tx) => {
    const quote = await lockQuote(tx, quoteId);
    if (!quote) return fail("quotes/no-such-quote");
    const { stateAt } = await standingOf(tx, quote);
    if (!isQuoteOpen(stateAt(now))) return fail("quotes/over");
    await updateQuote(tx, quote, { sentAt: now });
    return (await tellOfQuote(issuing, tx, snapshot, quote, false)) ? ok(undefined) : fail("quotes/over");
  });
}
