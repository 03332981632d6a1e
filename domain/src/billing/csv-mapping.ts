/** Where the columns of a bank's CSV are; names of the head line, or numbers from 1 where there is none. */
export interface CsvMapping {
  readonly encoding: "utf-8" | "shift_jis";
  readonly day: string;
  /** Money that came. Lines without it are no payments. */
  readonly amount: string;
  readonly payer: string;
}
