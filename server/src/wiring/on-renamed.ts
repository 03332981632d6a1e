/** A member has another nickname, or the same once more. */
export { renameAuthor } from "../features/reviews/index.ts";
