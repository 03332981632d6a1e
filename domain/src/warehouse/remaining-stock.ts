export interface StockEntry {
  /** Pieces in the warehouse that nothing is promised of. */
  readonly stored: number;
  /** What the item has beside the warehouse; it may be counted below nothing. */
  readonly available: number;
  /** Entered for this item. */
  readonly entered: number;
  /** Entered for other items, or other destinations, that take from the same pieces. */
  readonly enteredElsewhere: number;
}

/** What is left of one size while quantities are entered (rule warehouse-remaining). Below nothing, more was entered than there is. */
export function remainingStock({ stored, available, entered, enteredElsewhere }: StockEntry): number {
  return stored + Math.max(0, available) - entered - enteredElsewhere;
}
