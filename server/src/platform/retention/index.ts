export type { Kept } from "./kept.ts";
export { keptSince } from "./kept-since.ts";
export { RETENTION } from "./retention.ts";
export { retentionPage, wordOfTerm } from "./retention-page.ts";
