export { makeMyItem } from "./make-my-item.ts";
