import { printGang } from "../print-node/index.ts";
import { serveJobs } from "./serve-jobs.ts";

serveJobs(printGang);
