import { useQuery } from "@tanstack/react-query";
import { starSums } from "./reviews.queries.ts";
import { goToReviews } from "./reviews-place.ts";
import { Stars } from "./stars.tsx";

interface StarsOfGoodsProps {
  productId: number;
  /** On the goods' own page it leads down to what was said; on a card it is a word beside the price. */
  onPage?: boolean;
}

/** The average of the goods, asked for once for all cards of a page. Nothing where nobody has said anything. */
export function StarsOfGoods({ productId, onPage = false }: StarsOfGoodsProps) {
  const { data } = useQuery(starSums);
  const sum = data?.get(productId);
  if (!sum) return null;
  const average = sum.average.toFixed(1);
  if (onPage)
    return (
      <button
        type="button"
        onClick={() => goToReviews(productId)}
        className="target-44 flex items-center gap-1.5 underline-offset-4 hover:underline"
      >
        <Stars value={sum.average} />
        <span className="font-bold text-14 text-deep">{average}</span>
        <span>（{sum.total}件）</span>
        <span className="sr-only">のレビューを読む</span>
      </button>
    );
  return (
    <span className="num whitespace-nowrap text-12">
      <span aria-hidden="true" className="mr-0.5 text-red">
        ★
      </span>
      <span className="sr-only">評価</span>
      <span className="font-bold text-deep">{average}</span>
      <span data-count className="text-mute max-[360px]:hidden">
        （{sum.total}
        <span className="sr-only">件</span>）
      </span>
    </span>
  );
}
