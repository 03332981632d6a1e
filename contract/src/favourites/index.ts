export { addFavourite } from "./add-favourite.ts";
export { favouritesFailures } from "./failures.ts";
export { getFavouriteIds } from "./get-favourite-ids.ts";
export { type Favourite, listFavourites } from "./list-favourites.ts";
export { removeFavourite } from "./remove-favourite.ts";
