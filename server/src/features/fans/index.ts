export { fansRoutes } from "./fans.routes.ts";
export { forgetFans } from "./remove-link.ts";
