import { reviewPhotoPath, type WireReview } from "@surimono/contract/reviews";
import type { Queries } from "../../platform/database/index.ts";
import { listPhotos } from "./reviews.store.ts";
import type { Review } from "./reviews.tables.ts";

/** `seal` opens photographs of a hidden review to whoever may see it. */
export async function presentReviews(
  queries: Queries,
  rows: readonly Review[],
  seal = (_userId: string, path: string) => path,
): Promise<WireReview[]> {
  const photos = await listPhotos(queries, rows);
  return rows.map((row) => ({
    ...{ review_id: row.id, stars: row.stars, words: row.words, nickname: row.nickname, answer: row.answer },
    photos: photos
      .filter(({ userId, itemId }) => userId === row.userId && itemId === row.itemId)
      .map(({ id }) => ({ photo_id: id, url: seal(row.userId, reviewPhotoPath(id)) })),
    written_at: row.writtenAt.toISOString(),
    is_edited: row.editedAt !== null,
  }));
}
