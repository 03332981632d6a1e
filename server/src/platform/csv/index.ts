export { csvLines, csvOf } from "./csv-of.ts";
