export { dropLeftWork, findLeftWork } from "../editor/keeping/left-work.ts";
export { designKey } from "../editor/keeping/local-copy.ts";
