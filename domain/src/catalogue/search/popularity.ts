/** Orders of this many days count for the sort by popularity and the ranking. */
export const POPULARITY_DAYS = 30;
