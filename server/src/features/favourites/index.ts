export { favouritesRoutes } from "./favourites.routes.ts";
export { deleteFavourites } from "./favourites.store.ts";
