import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainExample } from "./proxy.ts";

test("the example for nginx is used as it is, but for its ports and certificate", () => {
  const text = readFileSync(join(import.meta.dirname, "../../ops/nginx.conf"), "utf8");
  const plain = plainExample(text, 9000, [9001, 9002]);
  expect(plain).toContain("listen 127.0.0.1:9000;");
  expect(plain.match(/server 127\.0\.0\.1:\d+/g)).toEqual(["server 127.0.0.1:9001", "server 127.0.0.1:9002"]);
  expect(plain).not.toMatch(/ssl|listen 80;|:8080/);
  const rules = (of: string) => of.match(/^.*proxy_(?:next|read|set).*$/gm);
  expect(rules(plain)).toEqual(rules(text));
});
