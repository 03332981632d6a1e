export { isCleared } from "./is-cleared.ts";
export { judgeDesign, namesIn } from "./judge-design.ts";
