import { DAY_MS } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { deleteQuotesEnded } from "./quotes.store.ts";

export const forgetQuotesJob = timedJob("forget-quotes");

/** Somebody may ask about one a year later; then the addresses in them go (rule quotes-kept). */
const KEPT_DAYS = 365;

export async function forgetQuotes({ database, now }: Pick<Shop, "database" | "now">): Promise<void> {
  await deleteQuotesEnded(database.db, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
}
