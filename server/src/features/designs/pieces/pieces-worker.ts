import { serveJobs } from "@surimono/studio/print";
import { setPieces } from "./set-pieces.ts";

// A child process: fonts are megabytes each, and the shop's own memory stays small.
serveJobs(setPieces);
