import { closeSync } from "node:fs";
import { serveJobs } from "./serve-jobs.ts";

/** Says who it is, fails, dies, hangs or runs out of memory, as it is told. */
serveJobs(async (job: string) => {
  if (job === "fail") throw new Error("failed as told");
  if (job === "die") process.exit(7);
  if (job === "hang") await new Promise(() => undefined);
  if (job === "swell") swell();
  if (job === "slow") await new Promise((resolve) => setTimeout(resolve, 150));
  return process.pid;
});

function swell(): never {
  // The engine says at length what has happened.
  closeSync(2);
  for (const kept: string[][] = []; ; )
    kept.push(Array.from({ length: 10_000 }, (_, index) => `${kept.length}:${index}`));
}
