import type { TIMETABLE } from "../jobs/timetable.ts";

/**
 * How long something is kept: a span from its last use or end; until its own end (`expires`); until the tax laws let it go (`law`, see
 * `recordsKeptFrom`); until its member leaves (`account`); as long as what it belongs to (`owner`); as long as the shop (`shop`).
 */
export type Term =
  | { readonly hours: number }
  | { readonly days: number }
  | { readonly months: number }
  | "expires"
  | "law"
  | "account"
  | "owner"
  | "shop";

/** A job of the timetable; `closing`, what runs when an account is closed; `database`, a key; `itself`, the next use; or nobody. */
export type Remover = keyof typeof TIMETABLE | "closing" | "database" | "itself" | "nobody";

export interface Kept {
  readonly what: string;
  readonly tables: readonly string[];
  /** Folders of the file store that go with the rows. */
  readonly files?: readonly string[];
  readonly term: Term;
  readonly by: Remover;
  readonly why: string;
}
