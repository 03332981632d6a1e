import { serveJobs } from "@surimono/studio/print";
import { readMail } from "./read-mail.ts";

serveJobs(readMail);
