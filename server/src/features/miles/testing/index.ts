export { giveTestMiles } from "./give-test-miles.ts";
