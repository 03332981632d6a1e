export { earnArrived } from "../earn-miles.ts";
export { expireMiles } from "../lapse-miles.ts";
export { giveTestMiles } from "./give-test-miles.ts";
