import type { Drawing } from "./drawing.ts";

/** A folded paper crane: facets only. */
export const crane: Drawing = {
  width: 400,
  height: 300,
  shapes: [
    { ink: "navy", d: "M196 190L110 20L40 60L150 214Z" },
    { ink: "teal", d: "M196 190L250 10L322 84L236 216Z" },
    { ink: "amber", d: "M150 214L196 190L236 216L196 276Z" },
    { ink: "red", d: "M150 214L196 276L120 250L14 132Z" },
    { ink: "red", d: "M14 132L6 152L44 154Z" },
    { ink: "pink", d: "M236 216L196 276L286 244L390 104Z" },
    { ink: "cream", d: "M196 190L110 20L150 214Z" },
    { ink: "cream", d: "M196 190L250 10L236 216Z" },
  ],
};
