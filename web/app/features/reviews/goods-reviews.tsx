import { deleteReview } from "@surimono/contract/reviews";
import { Button } from "@surimono/ui/button.tsx";
import { ErrorState } from "@surimono/ui/error-state.tsx";
import { Notice } from "@surimono/ui/notice.tsx";
import { Skeleton } from "@surimono/ui/skeleton.tsx";
import { useStore } from "@surimono/ui/store.ts";
import { showToast } from "@surimono/ui/toast.ts";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { queryClient } from "#app/query-client.ts";
import { call } from "#app/session/call.ts";
import { token } from "#app/session/token.ts";
import { confirm } from "#app/ui/confirm.ts";
import { ReportDialog } from "./report-dialog.tsx";
import { ReviewEntry } from "./review-entry.tsx";
import { ownReviewOf, reviewsOf } from "./reviews.queries.ts";
import { useReviewsPlace } from "./reviews-place.ts";
import { Stars } from "./stars.tsx";
import { WriteDialog } from "./write-dialog.tsx";

interface GoodsReviewsProps {
  productId: number;
  /** The name of the goods. */
  goods: string;
}

/** What buyers say of the goods, with the average; who bought them says something too. */
export function GoodsReviews({ productId, goods }: GoodsReviewsProps) {
  const id = useId();
  const isMember = useStore(token, undefined) !== undefined;
  const list = useInfiniteQuery(reviewsOf(productId));
  const own = useQuery({ ...ownReviewOf(productId), enabled: isMember });
  const place = useReviewsPlace(productId, list.isSuccess && !own.isLoading);
  const [isWriting, setWriting] = useState(false);
  const [reported, setReported] = useState<string>();
  const mine = own.data?.review ?? null;
  const reviews = list.data?.pages.flatMap((page) => page.reviews) ?? [];
  const others = reviews.filter(({ review_id }) => review_id !== mine?.review_id);
  const [first] = list.data?.pages ?? [];
  const total = first?.total ?? 0;
  const average = first?.average;
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-8 scroll-mt-12 border-line border-t pt-6 outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={id} className="font-bold text-16">
          レビュー
        </h3>
        {average !== null && average !== undefined && (
          <p className="flex items-center gap-2">
            <Stars value={average} size={20} />
            <span className="num font-bold text-16 text-deep">{average.toFixed(1)}</span>
            <span className="num text-14 text-mute">（{total}件）</span>
          </p>
        )}
        {own.data?.may_write && !mine && (
          <Button size={36} icon="pencil" className="ml-auto" onClick={() => setWriting(true)}>
            レビューを書く
          </Button>
        )}
      </div>
      {list.isPending && <Skeleton className="mt-4 h-28 w-full" />}
      {list.isLoadingError && <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />}
      {list.isSuccess && total === 0 && !mine && (
        <p className="mt-3 text-14 text-mute">
          まだありません。ご注文が発送されたあとに、この画面からお書きいただけます。
        </p>
      )}
      <div className="divide-y divide-line">
        {mine && (
          <ReviewEntry
            review={mine}
            note={
              mine.is_hidden && (
                <div className="mb-3">
                  <Notice tone="warn">
                    運営の確認により、いまは表示していません。内容をなおすと、運営があらためて確認します。
                  </Notice>
                </div>
              )
            }
            actions={
              <>
                <TextButton onClick={() => setWriting(true)}>編集する</TextButton>
                <TextButton onClick={() => void remove(productId)}>削除する</TextButton>
              </>
            }
          />
        )}
        {others.map((review) => (
          <ReviewEntry
            key={review.review_id}
            review={review}
            actions={isMember && <TextButton onClick={() => setReported(review.review_id)}>通報する</TextButton>}
          />
        ))}
      </div>
      {list.hasNextPage && (
        <Button
          size={36}
          className="mx-auto mt-4 flex"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          レビューをもっと見る
        </Button>
      )}
      {isWriting && <WriteDialog productId={productId} goods={goods} review={mine} onClose={() => setWriting(false)} />}
      {reported && <ReportDialog reviewId={reported} onClose={() => setReported(undefined)} />}
    </section>
  );
}

async function remove(productId: number) {
  const isSure = await confirm({
    title: "レビューを削除しますか",
    message: "写真も消えます。もとに戻せません。",
    yes: "削除する",
    no: "削除しない",
    danger: true,
  });
  if (!isSure) return;
  const answer = await call(deleteReview, { product_id: productId });
  if (!answer.ok) return showToast(answer.failure.message, { tone: "error" });
  showToast("レビューを削除しました。", { tone: "success" });
  await queryClient.invalidateQueries({ queryKey: ["reviews"] });
}

function TextButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-9 whitespace-nowrap text-12 text-mute underline hover:text-deep max-md:min-h-11"
    >
      {children}
    </button>
  );
}
