export { openErrorService, type Report } from "./open-error-service.ts";
