export { type DrawnInk, INK_PX_PER_MM } from "./ink-cells.ts";
export { type CutWish, traceDieCut } from "./trace-die-cut.ts";
