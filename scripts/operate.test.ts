import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../server/src/platform/env/settings-file.ts";
import { KNOWN_SETTINGS } from "./known-settings.ts";

const root = join(import.meta.dirname, "..");
const text = (path: string) => readFileSync(join(root, path), "utf8");
const operate = text("docs/operate.md");

test("the settings file that is shown is read alike everywhere, and the shop knows each line", () => {
  const [, shown = ""] = /`\/etc\/surimono\.env`.*?```sh\n(.*?)```/s.exec(operate) ?? [];
  const { settings, problems } = readSettings(shown);
  expect(problems).toEqual([]);
  expect(Object.keys(settings)).toContain("STRIPE_WEBHOOK_SECRET");
  expect(Object.keys(settings).filter((name) => !KNOWN_SETTINGS.has(name))).toEqual([]);
});

test("every setting of the table is one", () => {
  const [, table = ""] = /### Settings\n(.*?)\n## /s.exec(operate) ?? [];
  const names = [...table.matchAll(/`([A-Z][A-Z0-9_]{3,})(?:=[^`]*)?`/g)].map(([, name]) => name as string);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !KNOWN_SETTINGS.has(name))).toEqual([]);
});
