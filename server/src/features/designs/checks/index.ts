export { isCleared } from "./is-cleared.ts";
export { type Judged, judgeDesign, namesIn } from "./judge-design.ts";
