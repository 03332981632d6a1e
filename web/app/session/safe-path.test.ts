import { expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

test.each([
  ["/cart?step=2#a", "/cart?step=2#a"],
  ["/items/detail/1001", "/items/detail/1001"],
  ["//evil.example/", "/"],
  ["/\\evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["/..//evil.example", "/"],
  ["https://evil.example/", "/"],
  ["javascript:alert(1)", "/"],
  ["/logout", "/"],
  ["/logout/", "/"],
  ["/LogOut//", "/"],
  ["/%6cog%4Fut", "/"],
  ["/items?search=%E0%A4%A", "/items?search=%E0%A4%A"],
  ["/x/../logout?now", "/"],
  ["/redirect?redirectTo=/logout", "/"],
  ["", "/"],
  [null, "/"],
])("%j leads to %s", (wanted, path) => {
  expect(safePath(wanted)).toBe(path);
});
