import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFirstStart } from "./first-start.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/operate.md"), "utf8");
const FILLED = Object.fromEntries(
  "DATABASE_URL AUTH_SECRET SMTP_URL STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET FILES_S3_ACCESS_KEY_ID FILES_S3_SECRET_ACCESS_KEY"
    .split(" ")
    .map((name) => [name, "given"]),
);
const changed = (from: string, to: string) => {
  expect(page).toContain(from);
  return readFirstStart(page.replace(from, to), FILLED);
};

test("the page's own commands are what is rehearsed", () => {
  const { cloning, settings, building, units } = readFirstStart(page, FILLED);
  expect(cloning).toContain("npm ci");
  expect(settings).toContain("\nSMTP_URL=given\n");
  expect(building).toContain("npm run build");
  expect(units).toEqual(["surimono-migrate", "surimono-web@", "surimono-worker@"]);
});

test("a page that shows more than is rehearsed, or less than it needs, is refused", () => {
  expect(() => changed("\n### Settings\n", "\n```sh\nnpm run more\n```\n\n### Settings\n")).toThrow("npm run more");
  expect(() => changed("\nSMTP_URL=", "\nLETTERS_URL=")).toThrow("lacks SMTP_URL");
  expect(() => changed("\nDATA_DIR=/var", "\nNEW_SECRET=…\nDATA_DIR=/var")).toThrow("NEW_SECRET");
  expect(() => changed("systemctl start surimono-migrate\n", "npm run migrate\n")).toThrow("npm run migrate");
  expect(() => changed("enable --now surimono\n", "enable surimono\n")).toThrow("systemd");
});
