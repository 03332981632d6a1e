import { blur, clamp, type Field, mapField } from "./field.ts";

/** px: what is narrower goes from an outline, and so far does a corner's point recede. */
const NARROWEST = 4;
/** The share of the blurred step that is left of it: two pixels, as in a photograph. */
const STEP = 0.24;
/** Shares in between: more are not seen, and weigh. */
const LEVELS = 16;

/** Cut cloth has soft edges, and neither points nor the steps that few samples leave. */
export function softOutline(mask: Field): Field {
  return mapField(blur(mask, NARROWEST), (share) => {
    const within = clamp((share - 0.5) / STEP + 0.5, 0, 1);
    return Math.round(within * within * (3 - 2 * within) * LEVELS) / LEVELS;
  });
}
