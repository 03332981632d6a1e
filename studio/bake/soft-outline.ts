import { blur, type Field, mapField, smoothstep } from "./field.ts";

/** px: what is narrower goes from an outline, and so far does a corner's point recede. */
const NARROWEST = 4;
/** So far on both sides of the middle of the blurred step: two pixels, as in a photograph. */
const STEP = 0.12;
/** Shares in between: more are not seen, and weigh. */
const LEVELS = 16;

/** Cut cloth has soft edges, and neither points nor the steps that few samples leave. */
export function softOutline(mask: Field): Field {
  return mapField(
    blur(mask, NARROWEST),
    (share) => Math.round(smoothstep(0.5 - STEP, 0.5 + STEP, share) * LEVELS) / LEVELS,
  );
}
