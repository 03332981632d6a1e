export { editorialRoutes } from "./editorial.routes.ts";
export { deleteInquiries } from "./editorial.store.ts";
export type { KeptInquiry } from "./send-inquiry.ts";
