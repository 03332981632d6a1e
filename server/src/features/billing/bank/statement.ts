import type { UnreadablePlace } from "@surimono/contract/desk";
import type { Day } from "@surimono/domain/kernel";

/** Money that came into the account, or that the bank took back, as one line of a statement tells it. */
export interface StatementLine {
  readonly day: Day;
  readonly amount: number;
  readonly payer: string;
  /** What else tells it from others of the day, such as the bank's own number. */
  readonly reference: string;
  readonly isCancelled: boolean;
  readonly raw: string;
}

export interface Statement {
  /** Bank, branch and number, where the file names them. */
  readonly account: string;
  readonly lines: readonly StatementLine[];
}

/** What is wrong with a file, for the operator to read, and where. */
export class UnreadableStatement extends Error {
  readonly place: UnreadablePlace;
  constructor(why: string, place: UnreadablePlace = {}) {
    super(why);
    this.place = place;
  }
}
