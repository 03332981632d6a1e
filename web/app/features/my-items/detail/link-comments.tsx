import { listLinkComments, type MyItem, type SharedLink } from "@surimono/contract/my-items";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Spinner } from "@surimono/ui/spinner.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { call, orThrow } from "#app/session/call.ts";
import { queryClient } from "../../../query-client.ts";
import { CommentsOfLink } from "./comments-of-link.tsx";

interface LinkCommentsProps {
  item: MyItem;
  /** Those that are open. */
  links: readonly SharedLink[];
}

/** What friends pinned to the picture of the item's links. What was written stays to be seen, and taken out, when a link takes no more. */
export function LinkComments({ item, links }: LinkCommentsProps) {
  const headingId = useId();
  const productId = item.product_id;
  const queryKey = ["my-items", "link-comments", productId];
  const comments = useQuery({
    queryKey,
    queryFn: async ({ signal }) => orThrow(await call(listLinkComments, { product_id: productId }, { signal })),
  });
  const isAwaited = links.some(({ may_comment }) => may_comment);
  const all = comments.data?.comments ?? [];
  const picture = comments.data?.picture ?? item.print_display_images[0]?.url;
  if (!isAwaited && !comments.isLoadingError && all.length === 0) return null;
  const onChanged = () => queryClient.invalidateQueries({ queryKey });
  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h4 id={headingId} className="font-bold text-14">
        届いたコメント
      </h4>
      {comments.isLoadingError ? (
        <ErrorState onRetry={() => void comments.refetch()} retrying={comments.isFetching} />
      ) : comments.isPending ? (
        <div className="flex justify-center py-4">
          <Spinner size={32} />
        </div>
      ) : all.length === 0 ? (
        <p className="text-14 text-mute">まだありません。届くと、お知らせが来ます。</p>
      ) : (
        links.map((link) => {
          const own = all.filter(({ link_id }) => link_id === link.link_id);
          if (own.length === 0) return null;
          const shown = { productId, picture, link, comments: own, onChanged };
          return <CommentsOfLink key={link.link_id} {...shown} />;
        })
      )}
    </section>
  );
}
