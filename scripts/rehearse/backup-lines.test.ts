import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shownBlocks } from "./shown.ts";

/** The lines of `docs/operate.md` as they choose and end copies; that PostgreSQL comes back by them is rehearsed. */
const [copy = "", , prepare = ""] = shownBlocks(
  readFileSync(join(import.meta.dirname, "../../docs/operate.md"), "utf8"),
  "## Backup",
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "surimono-backup-"));
  for (const name of ["base", "wal", "bin", "restored"]) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const copies = () => readdirSync(join(folder, "base")).sort();
function haveCopies(...names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(join(folder, "base", name));
    const label = `START WAL LOCATION: 0/2000028 (file 0000000100000000000000${name.slice(8, 10)})\n`;
    writeFileSync(join(folder, "base", name, "backup_label"), label);
  }
}
function run(lines: string, variables: Readonly<Record<string, string>> = {}): void {
  const placed = lines
    .replaceAll("/backup/", `${folder}/`)
    .replaceAll("/var/lib/postgresql/restored", join(folder, "restored"));
  const env = { PATH: `${join(folder, "bin")}:/usr/bin:/bin`, ...variables };
  execFileSync("sh", ["-e", "-c", placed], { env, stdio: ["ignore", "ignore", "ignore"] });
}

test("a mistake that is found the next day is undone from the copy before it, and later copies are set aside", () => {
  haveCopies("2026-11-28T180512Z", "2026-11-29T180431Z", "2026-11-30T180620Z");
  run(prepare, { MOMENT: "2026-11-30 09:41:00.123+09" });
  expect(readFileSync(join(folder, "restored/backup_label"), "utf8")).toContain("29)");
  expect(copies()).toEqual(["2026-11-28T180512Z", "2026-11-29T180431Z", "after-2026-11-30T180620Z"]);
});

test("without a moment the newest copy is taken, none that was set aside and none that is not whole", () => {
  haveCopies("2026-11-28T180512Z", "2026-11-29T180431Z", "after-2026-11-30T180620Z", "part");
  run(prepare);
  expect(readFileSync(join(folder, "restored/backup_label"), "utf8")).toContain("29)");
});

test("where no copy is old enough nothing is copied, least of all everything", () => {
  haveCopies("2026-11-30T180620Z");
  expect(() => run(prepare, { MOMENT: "2026-11-30 09:41:00+09" })).toThrow();
  expect(readdirSync(join(folder, "restored"))).toEqual([]);
});

test("with a new copy those of more than two weeks ago go, and the log that only they needed; without one nothing does", () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const old = ["2026-01-02T180000Z", "after-2026-01-03T180000Z"];
  haveCopies(...old, `${yesterday}T180000Z`);
  const program = (name: string, lines: string) => {
    writeFileSync(join(folder, "bin", name), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(folder, "bin", name), 0o755);
  };
  program("pg_archivecleanup", `echo "$@" > ${folder}/cleaned`);
  program("pg_basebackup", "exit 1");
  expect(() => run(copy)).toThrow();
  expect(copies()).toEqual([...old, `${yesterday}T180000Z`].sort());
  program("pg_basebackup", 'mkdir "$2"');
  run(copy);
  expect(copies()).toEqual([`${yesterday}T180000Z`, expect.stringMatching(/^2\d{3}-\d\d-\d\dT\d{6}Z$/)]);
  const kept = `0000000100000000000000${yesterday.slice(8, 10)}`;
  expect(readFileSync(join(folder, "cleaned"), "utf8")).toBe(`${folder}/wal ${kept}\n`);
});
