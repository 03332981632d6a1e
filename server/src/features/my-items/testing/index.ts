export { makeMyItem, WORDS } from "./make-my-item.ts";
