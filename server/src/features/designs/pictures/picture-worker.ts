import { serveJobs } from "@surimono/studio/print";
import { normalisePicture } from "./normalise-picture.ts";

// A child process: a hostile file that breaks the decoder, or fills its memory, does not stop the shop.
serveJobs(normalisePicture);
