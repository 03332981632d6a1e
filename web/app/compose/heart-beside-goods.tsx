import { type ComponentProps, Suspense } from "react";
import type { FavouriteHeart as Heart } from "#app/features/favourites/favourite-heart.tsx";
import { lazyPart } from "#app/ui/lazy-part.ts";

const FavouriteHeart = lazyPart(
  async () => (await import("#app/features/favourites/favourite-heart.tsx")).FavouriteHeart,
);

/** The heart of goods, loaded after them: a guest sent to the login needs none. */
export function HeartBesideGoods(props: ComponentProps<typeof Heart>) {
  return (
    <Suspense fallback={<span className="block size-[44px]" />}>
      <FavouriteHeart {...props} />
    </Suspense>
  );
}
