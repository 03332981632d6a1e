/** Photographs of one report. */
export const DEFECT_PHOTOS = 5;
export const DEFECT_WORDS_MAX = 1_000;
