export { documentsRoutes } from "./documents.routes.ts";
export { deleteEstimates } from "./estimates.store.ts";
export { issueReturns } from "./issue-returns.ts";
