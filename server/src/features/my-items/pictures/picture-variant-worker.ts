import { serveJobs } from "@surimono/studio/print";
import sharp from "sharp";
import type { VariantJob } from "./picture-variant.ts";

// A child process: sharp's memory is freed with it, and the shop keeps serving.
serveJobs(async ({ bytes, width, format }: VariantJob): Promise<Uint8Array> => {
  const picture = sharp(bytes, { failOn: "error" }).resize({ width, withoutEnlargement: true });
  if (format === "avif") return picture.avif({ quality: 62, effort: 3 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 86 }).toBuffer();
  if (format === "png") return picture.png().toBuffer();
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer();
});
