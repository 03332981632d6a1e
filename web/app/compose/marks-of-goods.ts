export { FavouriteHeart } from "#app/features/favourites/favourite-heart.tsx";
export { StarsOfGoods } from "#app/features/reviews/stars-of-goods.tsx";
