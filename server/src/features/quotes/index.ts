export { quotesRoutes } from "./quotes.routes.ts";
export { deleteQuotes } from "./quotes.store.ts";
