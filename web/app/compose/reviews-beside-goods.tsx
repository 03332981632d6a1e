import type { Product } from "@surimono/contract/catalogue";
import { Suspense } from "react";
import { lazyPart } from "#app/ui/lazy-part.ts";

const GoodsReviews = lazyPart(async () => (await import("#app/features/reviews/goods-reviews.tsx")).GoodsReviews);

/** What buyers say of the goods, below all else. */
export function reviewsBesideGoods({ product_id, name }: Pick<Product, "product_id" | "name">) {
  return (
    <Suspense fallback={null}>
      <GoodsReviews productId={product_id} goods={name} />
    </Suspense>
  );
}
