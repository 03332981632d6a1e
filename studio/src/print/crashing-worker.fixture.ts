import { closeSync } from "node:fs";
import { serveJobs } from "./serve-jobs.ts";

const kept: Buffer[] = [];

/** Reports its id, fails, dies, hangs, holds memory or runs out of it, on command. */
serveJobs(async (job: string) => {
  if (job === "fail") throw new Error("failed as told");
  if (job === "die") process.exit(7);
  if (job === "hang") await new Promise(() => undefined);
  if (job === "keep") kept.push(Buffer.alloc(500_000_000, 1));
  if (job === "swell") swell();
  if (job === "fill") fill();
  if (job === "block") block();
  if (job === "slow") await new Promise((resolve) => setTimeout(resolve, 150));
  return process.pid;
});

/** Takes memory outside the engine's own limit, and never reaches another task. */
function fill(): never {
  for (;;) kept.push(Buffer.alloc(20_000_000, 1));
}

/** Like a page being drawn. */
function block(): never {
  for (;;) Math.random();
}

function swell(): never {
  // The engine reports at length what happened.
  closeSync(2);
  for (const kept: string[][] = []; ; )
    kept.push(Array.from({ length: 10_000 }, (_, index) => `${kept.length}:${index}`));
}
