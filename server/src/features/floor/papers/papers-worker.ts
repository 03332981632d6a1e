import { serveJobs } from "@surimono/studio/print";
import { setPdf } from "../../../platform/pdf/index.ts";
import type { Paper } from "./paper.ts";
import { paperPdf } from "./paper-pdf.ts";

serveJobs(async (paper: Paper) => setPdf(await paperPdf(paper)));
