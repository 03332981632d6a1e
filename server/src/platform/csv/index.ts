export { toCp932, unknownInCp932 } from "./cp932.ts";
export { csvLines, csvOf } from "./csv-of.ts";
export { readCsv } from "./read-csv.ts";
