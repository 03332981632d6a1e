import { serveJobs } from "@surimono/studio/print";
import { cutPicture } from "./cut-picture.ts";

// A child process, like every native decoder.
serveJobs(cutPicture);
