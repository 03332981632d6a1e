export { counterRoutes } from "./counter.routes.ts";
export { maskEmail, maskName, maskPhone } from "./mask.ts";
