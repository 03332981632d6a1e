import { MOST_STARS } from "@surimono/domain/reviews";
import * as z from "zod/mini";

export const starsSchema = z.int().check(z.minimum(1), z.maximum(MOST_STARS));

/** A review of goods by somebody who bought them. */
export const reviewSchema = z.object({
  review_id: z.string(),
  stars: starsSchema,
  words: z.string(),
  /** As it was when the review was written; empty for whoever had none. */
  nickname: z.string(),
  /** Below `images`. */
  photos: z.array(z.object({ photo_id: z.string(), url: z.string() })),
  written_at: z.string(),
  is_edited: z.boolean(),
  /** The shop's; empty where it said nothing. */
  answer: z.string(),
});
export type WireReview = z.output<typeof reviewSchema>;

/** Below `images`. */
export function reviewPhotoPath(photoId: string): string {
  return `/reviews/${photoId}.webp`;
}
