import { createJobRunner } from "@surimono/studio/print";
import type { Paper } from "./paper.ts";

const runner = createJobRunner<Paper, Uint8Array>(new URL("./papers-worker.ts", import.meta.url));

/** A PDF of it, one at a time. */
export const printPaper = (paper: Paper): Promise<Uint8Array> => runner.run(paper);
