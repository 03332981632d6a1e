import { expect, test } from "vitest";
import { pickFormat } from "./picture-format.ts";

test.each([
  ["Chrome", "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", "avif"],
  ["Safari", "image/webp,image/avif,image/jxl,image/heic,*/*;q=0.8", "avif"],
  ["a browser without AVIF", "image/webp,*/*", "webp"],
  ["one that refuses AVIF", "image/avif;q=0,image/webp", "webp"],
  ["an old browser", "image/png,image/*;q=0.8,*/*;q=0.5", "png"],
  ["a program", "*/*", "webp"],
  ["one that says nothing", undefined, "webp"],
  ["nonsense", ";;q=,", "webp"],
])("%s gets what it can show", (_who, accept, format) => {
  expect(pickFormat("images/catalogue/1001/101/front.webp", accept)).toBe(format);
});

test("an address that ends in png is PNG, whoever asks: mail programs name nothing and show little", () => {
  expect(pickFormat("images/catalogue/1001/101/front.png", "image/avif,image/webp")).toBe("png");
});
