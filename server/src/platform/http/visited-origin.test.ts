import { expect, test } from "vitest";
import { visitedOrigin } from "./visited-origin.ts";

test.each([
  [true, "127.0.0.1:8080", "http://127.0.0.1:8080"],
  [true, "localhost:3000", "http://localhost:3000"],
  [true, "evil.example", "https://shop.example"],
  [true, undefined, "https://shop.example"],
  [false, "localhost:3000", "https://shop.example"],
])("in the demo (%s) the host %s stands for %s", (demo, host, origin) => {
  expect(visitedOrigin({ demo, publicUrl: "https://shop.example" }, { host })).toBe(origin);
});
