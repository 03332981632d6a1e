/** Cards in rows, two to four of them from a wide phone up. The caller sets the number on a phone. */
export const CARD_ROWS =
  "grid gap-x-3 gap-y-8 sm:grid-cols-2 sm:gap-x-4 tablet:grid-cols-3 md:gap-x-6 md:gap-y-10 lg:grid-cols-4";

/** The same with two on a phone. */
export const CARD_GRID = `${CARD_ROWS} grid-cols-2`;
