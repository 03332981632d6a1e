import { expect, test } from "vitest";
import { openToken, sealToken } from "./seal-token.ts";

const SECRET = "s".repeat(32);

test("a sealed token opens in its own place under the same secret, and nowhere else", () => {
  const sealed = sealToken(SECRET, "access:youtube:1", "ya29.secret");
  expect(openToken(SECRET, "access:youtube:1", sealed)).toBe("ya29.secret");
  expect(openToken(SECRET, "access:youtube:2", sealed)).toBeUndefined();
  expect(openToken(SECRET, "refresh:youtube:1", sealed)).toBeUndefined();
  expect(openToken("t".repeat(32), "access:youtube:1", sealed)).toBeUndefined();
});

test("what was changed does not open, and one token is never sealed alike twice", () => {
  const sealed = sealToken(SECRET, "access:youtube:1", "ya29.secret");
  expect(sealed).not.toContain("secret");
  expect(sealToken(SECRET, "access:youtube:1", "ya29.secret")).not.toBe(sealed);
  const bytes = Buffer.from(sealed, "base64url");
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(openToken(SECRET, "access:youtube:1", bytes.toString("base64url"))).toBeUndefined();
  expect(openToken(SECRET, "access:youtube:1", "short")).toBeUndefined();
});
