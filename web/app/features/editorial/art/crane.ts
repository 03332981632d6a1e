import type { Drawing } from "./drawing.ts";

/** A folded paper crane: facets only. */
export const crane: Drawing = {
  width: 400,
  height: 300,
  shapes: [
    { ink: "teal", d: "M204 196L262 6L334 92L246 214Z" },
    { ink: "navy", d: "M204 196L118 22L34 74L158 218Z" },
    { ink: "red", d: "M158 218L204 196L204 280L126 256Z" },
    { ink: "amber", d: "M246 214L204 196L204 280L290 250Z" },
    { ink: "red", d: "M158 218L126 256L18 134L30 128Z" },
    { ink: "deep", d: "M18 134L4 160L46 160Z" },
    { ink: "amber", d: "M246 214L290 250L396 98Z" },
    { ink: "pink", d: "M204 196L118 22L158 218Z" },
    { ink: "pink", d: "M204 196L262 6L246 214Z" },
  ],
};
