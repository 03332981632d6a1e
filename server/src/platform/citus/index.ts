export { distribute, showPlaces } from "./distribute.ts";
export { watchNodes } from "./nodes.ts";
export { openPlaced } from "./open-placed.ts";
