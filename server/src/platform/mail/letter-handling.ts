import type { JobHandling } from "../jobs/index.ts";

/**
 * Of every job that sends a letter. A mail server may take minutes for each answer, and the next try of a job that has expired begins beside
 * the first: the letter would go out twice. One silent connection does not hold up the letters after it.
 */
export const LETTER_HANDLING = { expireSeconds: 3600, lanes: 2 } as const satisfies JobHandling;
