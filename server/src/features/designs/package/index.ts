export { drawFiles, ensurePackage, isPackaged, readTicket } from "./make-package.ts";
export { areaFileName, packedFiles, presentPrintFile, printFolder, printKey, suffix } from "./print-files.ts";
export { type PrintTicket, positionOnSize, printTicket, ticketCsv } from "./print-ticket.ts";
