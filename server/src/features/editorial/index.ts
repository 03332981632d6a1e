export { editorialRoutes } from "./editorial.routes.ts";
export { deleteInquiries } from "./editorial.store.ts";
