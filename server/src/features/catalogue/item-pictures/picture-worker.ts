import { serveJobs } from "@surimono/studio/print";
import sharp from "sharp";
import { makePicture } from "./make-picture.ts";

// What comes here was encoded by a shop, or says that it was: no other decoder is needed.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

serveJobs(makePicture);
