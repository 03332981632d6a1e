import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ConfigurationError } from "./configuration-error.ts";
import { readSettings, settingsOf } from "./settings-file.ts";

/** Reads ~/.config/environment.d as systemd reads the EnvironmentFile of a unit. */
const SYSTEMD = "/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "surimono-settings-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a shell has in its environment after `set -a; . file`. */
function asShell(file: string): Record<string, string> {
  const { stdout } = spawnSync("sh", ["-c", `set -a; . ${file}; env -0`], { env: {}, encoding: "utf8" });
  const pairs = stdout.split("\0").map((pair) => /^(V\d+)=(.*)$/s.exec(pair));
  return Object.fromEntries(pairs.flatMap((found) => (found ? [[found[1], found[2]]] : [])));
}

function asSystemd(text: string): Record<string, string> {
  mkdirSync(join(folder, "environment.d"), { recursive: true });
  writeFileSync(join(folder, "environment.d/shop.conf"), text);
  const { stdout } = spawnSync(SYSTEMD, { env: { XDG_CONFIG_HOME: folder }, encoding: "utf8" });
  // It prints the values quoted for a shell.
  writeFileSync(join(folder, "printed"), stdout);
  return asShell(join(folder, "printed"));
}

describe("whatever line is taken", () => {
  const NASTY = [..."ab日#'\"\\$;&()<> \t\u3000=~*?[%,/:`!|^"];
  const values = fc.sample(
    fc.oneof(
      fc.string({ unit: fc.constantFrom(...NASTY), maxLength: 7 }),
      fc.string({ unit: fc.constantFrom(...NASTY), maxLength: 5 }).map((inner) => `'${inner}'`),
      fc.string({ unit: fc.constantFrom(...NASTY), maxLength: 5 }).map((inner) => `"${inner}"`),
    ),
    { numRuns: 6_000, seed: 1 },
  );
  const lines = values
    .map((value, index) => `V${index}=${value}`)
    .filter((line) => readSettings(line).problems.length === 0);
  const text = `${lines.join("\n")}\n`;
  const { settings } = readSettings(text);

  test("is read alike by a shell and by Node", () => {
    expect(lines.length).toBeGreaterThan(500);
    writeFileSync(join(folder, "settings"), text);
    expect(asShell(join(folder, "settings"))).toEqual(settings);
    expect(parseEnv(text)).toEqual(settings);
  });

  test.skipIf(!existsSync(SYSTEMD))("is read alike by systemd", () => {
    // Of these the program that is asked here makes something else than a unit's EnvironmentFile.
    const plain = Object.entries(settings).filter(([, value]) => value && !/[$\t]/.test(value));
    const asked = lines.filter((line) => plain.some(([name]) => line.startsWith(`${name}=`)));
    expect(asSystemd(asked.join("\n"))).toEqual(Object.fromEntries(plain));
  });
});

test("the settings of the process come before those of the file", () => {
  const file = join(folder, "shop.env");
  writeFileSync(file, "# the shop\n\nMAIL_FROM='SURIMONO <shop@example.jp>'\nPORT=8080\n");
  expect(settingsOf({ SETTINGS_FILE: file, PORT: "8081" })).toEqual({
    ...{ SETTINGS_FILE: file, MAIL_FROM: "SURIMONO <shop@example.jp>", PORT: "8081" },
  });
  expect(settingsOf({ PORT: "1" })).toEqual({ PORT: "1" });
});

test.each([
  ["SMTP_URL=smtps://mail.example.jp  # of the provider", "line 1 (SMTP_URL) has a remark behind its value"],
  ["MAIL_FROM=SURIMONO <shop@example.jp>", "line 1 (MAIL_FROM) must be in single quotes"],
  ["AUTH_SECRET='a\\b'", "without backslashes"],
  ["PORT= ", "ends with a space"],
  ["PORT=8080\r", "Unix line ends"],
  ["export PORT=8080", "neither NAME=value nor a remark"],
  ["PORT=1\nPORT=2", "line 2 (PORT) sets a second value"],
])("%j is refused in words", (text, words) => {
  const file = join(folder, "wrong.env");
  writeFileSync(file, text);
  expect(() => settingsOf({ SETTINGS_FILE: file })).toThrow(ConfigurationError);
  expect(() => settingsOf({ SETTINGS_FILE: file })).toThrow(words);
});

test("a file that cannot be read is named", () => {
  expect(() => settingsOf({ SETTINGS_FILE: join(folder, "none.env") })).toThrow(/none\.env cannot be read/);
});
