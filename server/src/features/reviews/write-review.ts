import { DONE, type PayloadOf } from "@surimono/contract/kernel";
import type { writeReview as writeCall } from "@surimono/contract/reviews";
import { fail, ok } from "@surimono/domain/kernel";
import { REVIEW_PHOTOS, REVIEW_WORDS_MAX } from "@surimono/domain/reviews";
import { v7 as newId } from "uuid";
import { removeFilesJob } from "../../platform/files/index.ts";
import type { Member, Shop, UploadedFile } from "../../platform/http/index.ts";
import { findItem } from "../catalogue/index.ts";
import { holdAccount, holdNickname } from "../members/index.ts";
import { hasReceivedGoods } from "../orders/index.ts";
import { keepPhotos, photoFolder } from "./photo-files.ts";
import { showPhotos } from "./review-photos.store.ts";
import { deleteReports, listPhotos, lockReview, replaceReview } from "./reviews.store.ts";
import type { Review } from "./reviews.tables.ts";

type Wanted = PayloadOf<typeof writeCall>["review"];

/** One review for each member and goods, which writing again changes (rule reviews-bought); an operator looks at what it became. */
export async function writeReview(shop: Shop, member: Member, wanted: Wanted, files: readonly UploadedFile[]) {
  const { product_id: itemId, stars, words, keep } = wanted;
  const key = { userId: member.id, itemId };
  if (!findItem(shop, itemId)) return fail("reviews/no-such-item");
  if (!(await hasReceivedGoods(shop.database.db, key))) return fail("reviews/not-bought");
  if (words === "" || words.length > REVIEW_WORDS_MAX) return fail("reviews/words-missing");
  if (keep.length + files.length > REVIEW_PHOTOS) return fail("reviews/too-many-photos");
  const photos = await keepPhotos(shop, key, files);
  if (!photos.ok) return photos;
  const now = shop.now();
  return shop.database.inTransaction(async (tx) => {
    // The account first, as whoever closes or renames it locks it before its reviews.
    if (!(await holdAccount(tx, member.id))) return fail("session/expired");
    const nickname = await holdNickname(tx, member.id);
    const before = await lockReview(tx, key);
    const told = { stars, words, nickname, checkedAt: null };
    const after: Review = before
      ? { ...before, ...told, ...(isBlank(before) ? { writtenAt: now, editedAt: null } : { editedAt: now }) }
      : {
          ...{ ...key, id: newId(), ...told, writtenAt: now, editedAt: null },
          ...{ hiddenAt: null, answer: "", answeredAt: null },
        };
    await replaceReview(tx, before, after);
    // Only its own: another's photograph is in no review of theirs.
    const known = (await listPhotos(tx, [key])).map(({ id }) => id);
    const stay = keep.filter((id) => known.includes(id));
    await showPhotos(tx, key, [...stay, ...photos.value.map(({ id }) => id)]);
    return ok({ is_hidden: after.hiddenAt !== null });
  });
}

/**
 * Of a hidden one it is kept that it is hidden: what its author writes anew is not public either (rule reviews-decided). A job
 * removes the files of its own photographs; the sweep takes their rows.
 */
export async function deleteReview(shop: Shop, member: Member, itemId: number) {
  const key = { userId: member.id, itemId };
  return shop.database.inTransaction(async (tx) => {
    const before = await lockReview(tx, key);
    const isHidden = before && before.hiddenAt !== null;
    await replaceReview(tx, before, isHidden ? { ...before, ...BLANK, checkedAt: shop.now() } : undefined);
    const folders = (await showPhotos(tx, key, [])).map((id) => `pictures/${photoFolder(id)}`);
    if (folders.length > 0) await shop.jobs.enqueue(tx, removeFilesJob, { folders });
    // Of other words: left here, they would keep their reporters from reporting the next ones.
    if (!isHidden) await deleteReports(tx, key);
    return ok(DONE);
  });
}

/** A row has stars, and these count nowhere. */
const BLANK = { stars: 1, words: "", nickname: "", editedAt: null, answer: "", answeredAt: null } as const;
const isBlank = ({ words }: Review) => words === "";
