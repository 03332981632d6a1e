export { distribute, showPlaces } from "./distribute.ts";
export { listNodes, watchNodes } from "./nodes.ts";
export { openPlaced } from "./open-placed.ts";
