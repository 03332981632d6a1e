export { getPrintFile, listPrintFiles } from "./get-print-file.ts";
export {
  enqueuePrints,
  isPrintable,
  type LineTicket,
  printOrder,
  printOrderJob,
  readLineTicket,
} from "./print-order.ts";
export { printVersion, printVersionJob } from "./print-version.ts";
export { enqueueReprint, reprintOrder, reprintOrderJob } from "./reprint-order.ts";
