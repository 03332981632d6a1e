import { expect, test } from "vitest";
import { withoutAddresses } from "./without-addresses.ts";

test("of an address its first letter and its host stay", () => {
  expect(withoutAddresses("550 hanako@shop.example, ken@b.example: @ unknown @, a@ b")).toBe(
    "550 h…@shop.example, k…@b.example: @ unknown @, a@ b",
  );
  const long = "x".repeat(2_000_000);
  expect(withoutAddresses(`${long} a@b`)).toBe(`${long} a…@b`);
}, 60_000);
