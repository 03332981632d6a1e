import type { CutOut } from "./cut-out-picture.ts";

/** `failed`: no connection, a browser without workers, or too little memory. */
export type Outcome = CutOut | { readonly kind: "failed" };

/** `cutOutPicture` in a worker that lives for this picture. */
export async function cutOutApart(file: Blob): Promise<Outcome> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return { kind: "failed" };
  const worker = new Worker(new URL("./cut-out-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<Outcome>((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<Outcome>) => resolve(data));
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        resolve({ kind: "failed" });
      });
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
