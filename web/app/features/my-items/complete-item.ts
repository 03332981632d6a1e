export { completeItem } from "./editor/save-item.ts";
