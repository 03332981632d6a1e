import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { keptSince } from "../../platform/retention/index.ts";
import { deleteQuotesEnded } from "./quotes.store.ts";

export const forgetQuotesJob = timedJob("forget-quotes");

/** With the addresses in them (rule quotes-kept). */
export async function forgetQuotes({ database, now }: Pick<Shop, "database" | "now">): Promise<void> {
  await deleteQuotesEnded(database.db, keptSince("quotes", now()));
}
