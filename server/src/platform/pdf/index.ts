export { PDF_FACE, PDF_QUIET, pdfLines, setPdf } from "./set-pdf.ts";
