import { type Converted, type ConvertJob, convertPicture } from "./convert-picture.ts";

/** In a worker; on the page's own thread where none can start (an old browser, no connection). */
export async function convertApart(job: ConvertJob): Promise<Converted> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return convertPicture(job);
  const worker = new Worker(new URL("./convert-worker.ts", import.meta.url), { type: "module" });
  try {
    return (await askWorker(worker, job)) ?? (await convertPicture(job));
  } finally {
    worker.terminate();
  }
}

/** Undefined when the worker never started. */
function askWorker(worker: Worker, job: ConvertJob): Promise<Converted | undefined> {
  return new Promise((resolve) => {
    let isReady = false;
    worker.addEventListener("message", ({ data }: MessageEvent<Converted | "ready">) => {
      if (data !== "ready") return resolve(data);
      isReady = true;
      worker.postMessage(job);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      resolve(isReady ? { kind: "too-large" } : undefined);
    });
  });
}
