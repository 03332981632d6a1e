import { workerData } from "node:worker_threads";
import { TOO_LARGE, type Watch } from "./watch.ts";

const EVERY_MS = 100;
const { parent, memoryMb } = workerData as Watch;

// A thread of its own: while the process draws, nothing else of it runs. It must not go on for a shop that is gone, nor past what it may take.
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  if (process.memoryUsage.rss() > memoryMb * 1_000_000) process.kill(process.pid, TOO_LARGE);
}, EVERY_MS);
