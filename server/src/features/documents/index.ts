export { documentsRoutes } from "./documents.routes.ts";
export { issueReturns } from "./issue-returns.ts";
