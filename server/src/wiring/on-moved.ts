/** A step of the workshop was made or taken back, or a draft was given up. Told again with each. */
export { followUnits } from "../features/floor/index.ts";
export { finishReplaced, followOrder } from "./on-moved-by-units.ts";
