/** Few enough to be answered and shown in one piece. */
export const MAX_FAVOURITES = 100;
