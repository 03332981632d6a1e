export { counterRoutes } from "./counter.routes.ts";
