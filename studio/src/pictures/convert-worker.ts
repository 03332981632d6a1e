import { type ConvertJob, convertPicture } from "./convert-picture.ts";

// Decoding and encoding take seconds; the page stays responsive. Ending the worker frees all its memory.
addEventListener("message", ({ data }: MessageEvent<ConvertJob>) => {
  void convertPicture(data).then(
    (converted) => postMessage(converted),
    () => postMessage({ kind: "too-large" }),
  );
});
postMessage("ready");
