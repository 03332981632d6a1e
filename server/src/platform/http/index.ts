export { apiDocsPage } from "./api-docs-page.ts";
export { openApiDocument } from "./open-api.ts";
export { openHttp } from "./open-http.ts";
export { type FindMember, registerCall } from "./register-call.ts";
export { addSecurityHeaders } from "./security-headers.ts";
export { serveWeb } from "./serve-web.ts";
export type { CallRequest, FileAnswer, Handler, Member, RouteOptions, Shop, UploadedFile } from "./shop.ts";
export { visitedOrigin } from "./visited-origin.ts";
export { WrittenAnswer, writeAnswer } from "./written-answer.ts";
