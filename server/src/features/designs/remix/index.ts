export { prepareRemix } from "./prepare-remix.ts";
