import { DAY_MS, HOUR_MS } from "@surimono/domain/kernel";
import { RETENTION } from "./retention.ts";

type All = typeof RETENTION;
type Spanned = {
  [Name in keyof All]: All[Name]["term"] extends { readonly days: number } | { readonly hours: number } ? Name : never;
}[keyof All];

/** What was over before this moment goes. */
export function keptSince(name: Spanned, now: Date): Date {
  const { term } = RETENTION[name];
  return new Date(now.getTime() - ("days" in term ? term.days * DAY_MS : term.hours * HOUR_MS));
}
