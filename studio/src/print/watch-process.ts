import { workerData } from "node:worker_threads";
import { TOO_LARGE, type Watch } from "./watch.ts";

const EVERY_MS = 100;
const { parent, memoryMb } = workerData as Watch;

// On a separate thread: during drawing nothing else in the process runs. It must not outlive its shop, nor exceed its memory limit.
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  if (process.memoryUsage.rss() > memoryMb * 1_000_000) process.kill(process.pid, TOO_LARGE);
}, EVERY_MS);
