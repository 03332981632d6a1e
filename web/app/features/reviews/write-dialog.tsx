import { imageAddress } from "@surimono/contract/catalogue";
import type { AnswerOf } from "@surimono/contract/kernel";
import { type getOwnReview, type WireReview, writeReview } from "@surimono/contract/reviews";
import { MOST_STARS, REVIEW_PHOTOS, REVIEW_WORDS_MAX } from "@surimono/domain/reviews";
import { Button } from "@surimono/ui/button.tsx";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { IconButton } from "@surimono/ui/icon-button.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { TextArea } from "@surimono/ui/text-area.tsx";
import { showToast } from "@surimono/ui/toast.ts";
import { type FormEvent, useState } from "react";
import { queryClient } from "#app/query-client.ts";
import { call } from "#app/session/call.ts";
import { PhotoField } from "#app/ui/photo-field.tsx";
import { shrinkPhoto } from "#app/ui/shrink-photo.ts";
import { useUnsaved } from "#app/ui/use-unsaved.ts";
import { useTypedReview } from "./use-typed-review.ts";

interface WriteDialogProps {
  productId: number;
  goods: string;
  /** The member's, as it was. */
  review: AnswerOf<typeof getOwnReview>["review"];
  onClose: () => void;
}

const FORM = "review-form";

/** Stars, words and photographs; what was written before is changed. */
export function WriteDialog({ productId, goods, review, onClose }: WriteDialogProps) {
  const { stars, words, change, isChanged } = useTypedReview(productId, review);
  const [shown] = useState(review?.photos ?? []);
  const [kept, setKept] = useState(shown);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const { mayLeave, letLeave } = useUnsaved(isChanged || photos.length > 0 || kept !== shown);
  const close = async () => {
    if (!busy && (await mayLeave())) onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (stars === 0) return setFailure("星の数をおえらびください。");
    setBusy(true);
    setFailure("");
    const shrunk = await Promise.all(photos.map(shrinkPhoto));
    const files = Object.fromEntries(shrunk.map((file, index) => [`photo_${index + 1}`, file]));
    const keep = kept.map(({ photo_id }) => photo_id);
    const answer = await call(writeReview, { review: { product_id: productId, stars, words, keep } }, { files });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure.message);
    const said = answer.value.is_hidden
      ? "お預かりしました。運営が確認してから表示します。"
      : "レビューを載せました。ありがとうございます。";
    showToast(said, { tone: "success" });
    void queryClient.invalidateQueries({ queryKey: ["reviews"] });
    letLeave();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={() => void close()}
      mustAnswer
      width={560}
      title={review ? "レビューを編集する" : "レビューを書く"}
      description={goods}
      actions={
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button type="submit" form={FORM} variant="primary" pending={busy}>
            {review ? "書きなおす" : "レビューを載せる"}
          </Button>
          <Button disabled={busy} onClick={() => void close()}>
            キャンセル
          </Button>
        </div>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void send(event)} className="grid gap-5">
        <StarChoice value={stars} onChange={(value) => change({ stars: value })} />
        <TextArea
          label="使ってみて、いかがでしたか"
          required
          value={words}
          maxLength={REVIEW_WORDS_MAX}
          placeholder="生地の厚さ、大きさ、刷りあがりのことなど"
          onChange={({ target }) => change({ words: target.value })}
        />
        {kept.length > 0 && <KeptPhotos photos={kept} onChange={setKept} />}
        {kept.length < REVIEW_PHOTOS && (
          <PhotoField least={0} most={REVIEW_PHOTOS - kept.length} photos={photos} onChange={setPhotos} />
        )}
        <p className="text-12 text-mute">
          ニックネームといっしょに、どなたにも見えます。写真の撮影場所などの情報は取りのぞいて載せます。
        </p>
      </form>
      <div aria-live="polite" className="mt-5 empty:hidden">
        {failure !== "" && <Notice tone="error">{failure}</Notice>}
      </div>
    </Dialog>
  );
}

interface KeptPhotosProps {
  photos: WireReview["photos"];
  onChange: (photos: WireReview["photos"]) => void;
}

function KeptPhotos({ photos, onChange }: KeptPhotosProps) {
  return (
    <ul aria-label="載せている写真" className="grid grid-cols-4 gap-3">
      {photos.map((photo, index) => (
        <li key={photo.photo_id} className="relative aspect-square overflow-hidden rounded-ctl border border-line">
          <img src={imageAddress(photo.url, 240)} alt={`写真${index + 1}`} className="size-full object-cover" />
          <IconButton
            icon="close"
            label={`載せている写真${index + 1}を外す`}
            className="absolute top-0 right-0 bg-white"
            onClick={() => onChange(photos.filter((one) => one !== photo))}
          />
        </li>
      ))}
    </ul>
  );
}

function StarChoice({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold text-14 text-deep">
        星の数<span className="ml-2 font-normal text-12 text-red-text">必須</span>
      </legend>
      <div className="flex">
        {Array.from({ length: MOST_STARS }, (_, index) => index + 1).map((stars) => (
          <label
            key={stars}
            className="relative flex size-11 cursor-pointer items-center justify-center rounded-ctl has-focus-visible:outline-3 has-focus-visible:outline-red"
          >
            <input
              type="radio"
              name="stars"
              aria-label={`${stars}`}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span aria-hidden="true" className={`text-28 leading-none ${stars <= value ? "text-red" : "text-ctl"}`}>
              ★
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
