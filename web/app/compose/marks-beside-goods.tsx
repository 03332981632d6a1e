import type { ProductCard } from "@surimono/contract/catalogue";
import { type ComponentProps, Suspense } from "react";
import type { FavouriteHeart as Heart } from "#app/features/favourites/favourite-heart.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";

const FavouriteHeart = lazyPart(async () => (await import("./marks-of-goods.ts")).FavouriteHeart);
const StarsOfGoods = lazyPart(async () => (await import("./marks-of-goods.ts")).StarsOfGoods);

/** The heart of goods, loaded after them: a guest sent to the login needs none. */
export function HeartBesideGoods(props: ComponentProps<typeof Heart>) {
  return (
    <Suspense fallback={<span className="block size-[44px]" />}>
      <FavouriteHeart {...props} />
    </Suspense>
  );
}

interface StarsBesideGoodsProps {
  item: Pick<ProductCard, "product_id">;
  onPage?: boolean;
}

/** What buyers give goods, loaded after them, in a line that is there anyway. */
export function StarsBesideGoods({ item, onPage = false }: StarsBesideGoodsProps) {
  return (
    <Suspense fallback={null}>
      <StarsOfGoods productId={item.product_id} onPage={onPage} />
    </Suspense>
  );
}
