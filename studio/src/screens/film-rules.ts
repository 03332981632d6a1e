import type { Um } from "@surimono/domain/kernel";

/** Of films: a dot of 45 lines an inch then has 256 sizes (rule designs-screen-films). */
export const FILM_DPI = 720;
/** A lighter ink goes on so far under a darker one, for what two passes may be off (rule designs-screen-trap). */
export const TRAP: Um = 200;
/** So much smaller is the white below the inks on it (rule designs-screen-trap). */
export const BASE_CHOKE: Um = 200;
/** Dots of tones: their rows are so close, and turned by so much, which no mesh of 90 to 120 threads is (rule designs-screen-halftone). */
export const RULING_LPI = 45;
export const SCREEN_DEGREES = 22.5;
/** In 65,536ths: computed ones may differ in the last digit from engine to engine. */
export const SCREEN_COSINE = 60_547;
export const SCREEN_SINE = 25_080;

/** Film of a dot of fewer pixels shows no dots but their tone. */
export const LEAST_DOT_PIXELS = 5;

/** Pixels from one row of dots to the next, in 256ths. */
export function cellPixels(dpi: number): number {
  return Math.round((dpi * 256) / RULING_LPI);
}
