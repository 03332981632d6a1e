import { JobTookTooLong } from "@surimono/studio/print";
import sharp from "sharp";
import { expect, test } from "vitest";
import { whyNotDecoded } from "./why-not-decoded.ts";

const white = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();

const late = new JobTookTooLong(4500);
const killed = new Error("The drawing process ended with SIGKILL during a job");
const crashed = new Error("The drawing process ended with SIGSEGV during a job");

test.each([
  ["a photograph of 1.5 megapixels on a busy machine", late, [1500, 1000], "busy"],
  ["one of 12 megapixels", late, [4000, 3000], "busy"],
  ["one that says that it is huge", late, [7000, 7100], "too-heavy"],
  ["a machine without memory", killed, [4000, 3000], "busy"],
  ["a picture that the decoder dies of", crashed, [300, 200], "broken"],
] as const)("%s", async (_what, error, [width, height], why) => {
  expect(whyNotDecoded(error, await white(width, height))).toBe(`designs/picture-${why}`);
});

test("what has no size to show is not blamed for the time", () => {
  expect(whyNotDecoded(late, new Uint8Array([0xff, 0xd8, 0xff]))).toBe("designs/picture-busy");
});
