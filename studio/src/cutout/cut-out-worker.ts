import { cutOutPicture } from "./cut-out-picture.ts";

// Some seconds of work and some hundred megabytes: ending the worker gives all of it back.
addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  void cutOutPicture(data).then(
    (cut) => postMessage(cut),
    () => postMessage({ kind: "failed" }),
  );
});
