export { getPrintFile, listPrintFiles } from "./get-print-file.ts";
export {
  isPrintable,
  type LineTicket,
  printOrder,
  printOrderJob,
  readLineTicket,
} from "./print-order.ts";
export { printPlaced } from "./print-placed.ts";
export { printVersion, printVersionJob } from "./print-version.ts";
export { enqueueReprint, reprintOrder, reprintOrderJob } from "./reprint-order.ts";
