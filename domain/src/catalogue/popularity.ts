/** What was ordered this many days ago or less counts for the sort by popularity and the ranking. */
export const POPULARITY_DAYS = 30;
