export { type ErrorReports, openErrorReports } from "./open-error-reports.ts";
