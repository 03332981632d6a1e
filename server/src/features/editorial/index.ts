export { editorialRoutes } from "./editorial.routes.ts";
