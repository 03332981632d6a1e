export type { Wish } from "./make-kit.ts";
export { facesOf, MOODS, type MoodId, moodOf } from "./moods.ts";
export { type Proposal, propose } from "./propose.ts";
export type { Site } from "./site.ts";
