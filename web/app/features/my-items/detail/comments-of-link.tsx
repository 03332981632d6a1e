import type { LinkComment, SharedLink } from "@surimono/contract/my-items";
import { dayInJapan, slashedDay } from "@surimono/domain/kernel";
import { MyItemPicture } from "../pictures/my-item-picture.tsx";
import { LinkCommentRow } from "./link-comment-row.tsx";

interface CommentsOfLinkProps {
  productId: number;
  /** Path of the one that whoever has the link sees. */
  picture: string | undefined;
  link: SharedLink;
  /** At least one, oldest first. */
  comments: readonly LinkComment[];
  /** Reads the comments again. */
  onChanged: () => Promise<void>;
}

/** Numbered as whoever has the link sees them. */
export function CommentsOfLink({ productId, picture, link, comments, onChanged }: CommentsOfLinkProps) {
  const name = `${slashedDay(dayInJapan(new Date(link.made_at)))} につくったリンク`;
  return (
    <div className="grid gap-3">
      <h5 className="num text-14 text-mute">{name}</h5>
      {picture && (
        <div className="paper relative w-full max-w-80 overflow-hidden rounded-card">
          <MyItemPicture url={picture} alt="" sizes="320px" className="h-auto w-full" />
          {comments.map((comment, index) => (
            <Pin key={comment.comment_id} comment={comment} number={index + 1} />
          ))}
        </div>
      )}
      <ol aria-label={`${name}へのコメント`} className="divide-y divide-line border-line border-y">
        {comments.map((comment, index) => (
          <LinkCommentRow
            key={comment.comment_id}
            productId={productId}
            comment={comment}
            number={index + 1}
            onChanged={onChanged}
          />
        ))}
      </ol>
    </div>
  );
}

function Pin({ comment: { x, y }, number }: { comment: LinkComment; number: number }) {
  return (
    <span
      aria-hidden="true"
      className="num -translate-x-1/2 -translate-y-1/2 absolute grid size-6 place-items-center rounded-full border-2 border-white bg-deep font-bold text-12 text-white"
      style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
    >
      {number}
    </span>
  );
}
