import { closeSync } from "node:fs";
import { serveJobs } from "./serve-jobs.ts";

/** Says who it is, fails, dies, hangs or runs out of memory, as it is told. */
serveJobs(async (job: string) => {
  if (job === "fail") throw new Error("failed as told");
  if (job === "die") process.exit(7);
  if (job === "hang") await new Promise(() => undefined);
  if (job === "swell") swell();
  if (job === "fill") fill();
  if (job === "block") block();
  if (job === "slow") await new Promise((resolve) => setTimeout(resolve, 150));
  return process.pid;
});

/** Takes memory that the engine's own limit does not see, and never comes to another task. */
function fill(): never {
  for (const kept: Buffer[] = []; ; ) kept.push(Buffer.alloc(20_000_000, 1));
}

/** As a page does that is being drawn. */
function block(): never {
  for (;;) Math.random();
}

function swell(): never {
  // The engine says at length what has happened.
  closeSync(2);
  for (const kept: string[][] = []; ; )
    kept.push(Array.from({ length: 10_000 }, (_, index) => `${kept.length}:${index}`));
}
