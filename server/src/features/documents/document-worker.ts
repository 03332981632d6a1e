import type { DocumentSheet } from "@surimono/domain/documents";
import { serveJobs } from "@surimono/studio/print";
import { setPdf } from "../../platform/pdf/index.ts";
import { documentPdf } from "./document-pdf.ts";

serveJobs((sheet: DocumentSheet) => setPdf(documentPdf(sheet)));
