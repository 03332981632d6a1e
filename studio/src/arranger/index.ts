export type { Place } from "./fit-place.ts";
export type { Wish } from "./make-kit.ts";
export { facesOf, MOODS, type MoodId, moodOf } from "./moods.ts";
export type { OwnPicture } from "./picture-piece.ts";
export { PROPOSALS, type Proposal, propose, type Shelf, type Site } from "./propose.ts";
