import { encodeMockup, renderMockup } from "@surimono/studio/mockup-node";
import { serveJobs } from "@surimono/studio/print";
import type { BlankPicture } from "./blank-picture.ts";

/** Draws one picture, in a child process, so that no request waits while pixels are computed. */
serveJobs(async ({ view, format, ...picture }: BlankPicture): Promise<Uint8Array> => {
  return encodeMockup(await renderMockup({ ...picture, viewId: view, prints: [] }), format);
});
