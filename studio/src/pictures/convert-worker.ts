import { type ConvertJob, convertPicture } from "./convert-picture.ts";

// Decoding and encoding take seconds, during which the page goes on. With this thread all its memory is given back.
addEventListener("message", ({ data }: MessageEvent<ConvertJob>) => {
  void convertPicture(data).then(
    (converted) => postMessage(converted),
    () => postMessage({ kind: "too-large" }),
  );
});
postMessage("ready");
