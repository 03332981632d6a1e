/** Few enough to be sent and shown in one piece. */
export const MAX_FAVOURITES = 100;
