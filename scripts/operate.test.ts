import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../server/src/platform/env/settings-file.ts";

const root = join(import.meta.dirname, "..");
const text = (path: string) => readFileSync(join(root, path), "utf8");
const operate = text("docs/operate.md");

/** Every setting that the shop reads, by its name in the sources. */
const KNOWN = new Set(
  globSync("server/src/platform/env/*.ts", { cwd: root })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => [...text(file).matchAll(/\b[A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+\b|"(?:PORT|HOST|ROLE|MIGRATE)"/g)])
    .map(([name]) => name.replaceAll('"', "")),
);
// These are read by a common name.
for (const provider of ["AUTH0B2C", "GOOGLE", "FACEBOOK"])
  for (const part of ["ID", "SECRET"]) KNOWN.add(`${provider}_CLIENT_${part}`);

test("the settings file that is shown is read alike everywhere, and the shop knows each line", () => {
  const [, shown = ""] = /`\/etc\/surimono\.env`.*?```sh\n(.*?)```/s.exec(operate) ?? [];
  const { settings, problems } = readSettings(shown);
  expect(problems).toEqual([]);
  expect(Object.keys(settings)).toContain("STRIPE_WEBHOOK_SECRET");
  expect(Object.keys(settings).filter((name) => !KNOWN.has(name))).toEqual([]);
});

test("every setting of the table is one", () => {
  const [, table = ""] = /### Settings\n(.*?)\n## /s.exec(operate) ?? [];
  const names = [...table.matchAll(/`([A-Z][A-Z0-9_]{3,})(?:=[^`]*)?`/g)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
});
