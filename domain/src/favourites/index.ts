/** More than anyone looks through, and few enough to tell every card of a list at once whether its heart is filled. */
export const MAX_FAVOURITES = 200;
