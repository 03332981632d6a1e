import { createPart } from "./part.ts";

/** Other ways to see the finished goods: fetched with the press, and apart from all parts, whose dialogs show them. */
export const wornPart = createPart(() => import("../../worn/index.ts"));
export const turningPart = createPart(() => import("../../turning/index.ts"));
export const stillLifePart = createPart(() => import("../../still-life/index.ts"));
