import { withoutAddresses } from "./without-addresses.ts";

/** Where Drizzle starts to list the values of a failed query. */
const VALUES = "\nparams:";

/** What an error says, for whoever looks after the shop: no values of a query, and nobody's address. */
export function wordsOfError(error: unknown): string {
  const [words = ""] = (error instanceof Error ? error.message : String(error)).split(VALUES, 1);
  return withoutAddresses(words);
}
