import { type LinkComment, listLinkComments, type MyItem } from "@surimono/contract/my-items";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { call, orThrow } from "#app/session/call.ts";
import { queryClient } from "../../../query-client.ts";
import { MyItemPicture } from "../pictures/my-item-picture.tsx";
import { LinkCommentRow } from "./link-comment-row.tsx";

/** What friends pinned to the picture of the item's links. */
export function LinkComments({ item }: { item: MyItem }) {
  const headingId = useId();
  const productId = item.product_id;
  const queryKey = ["my-items", "link-comments", productId];
  const comments = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      orThrow(await call(listLinkComments, { product_id: productId }, { signal })).comments,
  });
  const [picture] = item.print_display_images;
  const all = comments.data ?? [];
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h4 id={headingId} className="font-bold text-14">
        届いたコメント
      </h4>
      {all.length === 0 ? (
        <p className="text-14 text-mute">まだありません。届くと、お知らせが来ます。</p>
      ) : (
        <>
          {picture && (
            <div className="paper relative w-full max-w-80 overflow-hidden rounded-card">
              <MyItemPicture url={picture.url} alt="" sizes="320px" className="h-auto w-full" />
              {all.map((comment, index) => (
                <Pin key={comment.comment_id} comment={comment} number={index + 1} />
              ))}
            </div>
          )}
          <ol className="divide-y divide-line border-line border-y">
            {all.map((comment, index) => (
              <LinkCommentRow
                key={comment.comment_id}
                productId={productId}
                comment={comment}
                number={index + 1}
                onChanged={() => queryClient.invalidateQueries({ queryKey })}
              />
            ))}
          </ol>
        </>
      )}
    </section>
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
