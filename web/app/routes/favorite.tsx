import { ItemCard } from "#app/features/catalogue/item-card.tsx";
import { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
import { FavouritesScreen } from "#app/features/favourites/favourites-screen.tsx";
import { StarsBesideGoods } from "../compose/marks-beside-goods.tsx";
import type { Route } from "./+types/favorite";

export const meta: Route.MetaFunction = () => [{ title: "お気に入り｜SURIMONO" }];

export default function FavoriteRoute() {
  return (
    <FavouritesScreen
      card={(item, eager) => (
        <ItemCard
          item={item}
          eager={eager}
          withdrawn={item.withdrawn}
          heart={<FavouriteHeart item={item} />}
          stars={<StarsBesideGoods item={item} />}
        />
      )}
    />
  );
}
