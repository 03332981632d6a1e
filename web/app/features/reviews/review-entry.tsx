import { imageAddress } from "@surimono/contract/catalogue";
import type { WireReview } from "@surimono/contract/reviews";
import { dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { Dialog } from "@surimono/ui/dialog.tsx";
import { type ReactNode, useState } from "react";
import { askAgain } from "#app/ui/picture.tsx";
import { Stars } from "./stars.tsx";

interface ReviewEntryProps {
  review: WireReview;
  /** Beside its day: what can be done with it. */
  actions?: ReactNode;
  /** Above it: what is to be known of it. */
  note?: ReactNode;
}

/** One review, with its photographs and the shop's answer. */
export function ReviewEntry({ review, actions, note }: ReviewEntryProps) {
  const [open, setOpen] = useState<string>();
  const by = review.nickname || "購入した方";
  return (
    <article className="py-5">
      {note}
      <header className="flex items-start gap-4">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <Stars value={review.stars} />
          <span className="min-w-0 font-bold text-14 text-deep">{by}</span>
          <span className="num whitespace-nowrap text-12 text-mute">
            {slashedDay(dayInJapan(new Date(review.written_at)))}
            {review.is_edited && "（編集済み）"}
          </span>
        </div>
        {/* In line with the stars, however large the target is. */}
        <div className="-my-2 max-md:-my-3 flex shrink-0 gap-x-4">{actions}</div>
      </header>
      <p className="mt-2 whitespace-pre-wrap leading-[1.8]">{review.words}</p>
      {review.photos.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {review.photos.map(({ photo_id, url }, index) => (
            <li key={photo_id}>
              <button
                type="button"
                aria-label={`${by}の写真${index + 1}を大きく見る`}
                onClick={() => setOpen(url)}
                className="block size-20 overflow-hidden rounded-ctl border border-line bg-paper hover:border-deep"
              >
                <img
                  {...askAgain}
                  src={imageAddress(url, 240)}
                  alt=""
                  width={240}
                  height={240}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {review.answer && (
        <div className="mt-3 border-line border-l-4 bg-paper px-4 py-3 text-14">
          <p className="font-bold text-deep">SURIMONOからのお返事</p>
          <p className="whitespace-pre-wrap">{review.answer}</p>
        </div>
      )}
      <Dialog open={open !== undefined} onClose={() => setOpen(undefined)} title={`${by}の写真`} width={720} closable>
        {open && (
          <img
            src={imageAddress(open, 900)}
            alt={`${by}の写真`}
            className="max-h-[70dvh] w-full rounded-card bg-paper object-contain"
          />
        )}
      </Dialog>
    </article>
  );
}
