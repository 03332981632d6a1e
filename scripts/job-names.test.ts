import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { JOB_NAMES } from "../operator/src/features/desk/system/job-names.ts";
import { KEPT_NAMES } from "../operator/src/features/desk/system/kept-names.ts";
import { TIMETABLE } from "../server/src/platform/jobs/timetable.ts";
import { type Kept, RETENTION } from "../server/src/platform/retention/index.ts";

const root = join(import.meta.dirname, "..");

test("every kind of work in the background has a name in Japanese at the console, and no name is of none", () => {
  const asked = globSync("server/src/**/*.ts", { cwd: root, exclude: (path) => path.includes(".test.") })
    .map((path) => readFileSync(join(root, path), "utf8"))
    .flatMap((text) =>
      [...text.matchAll(/jobKind<[^>]*(?:<[^>]*>)?[^>]*>\(\s*"([a-z-]+)"/g)].map(([, name = ""]) => name),
    );
  expect(asked).toContain("send-mail");
  expect(Object.keys(JOB_NAMES).toSorted()).toEqual([...new Set([...asked, ...Object.keys(TIMETABLE)])].toSorted());
  for (const name of Object.values(JOB_NAMES)) expect(name).toMatch(/[ぁ-ん一-龠ァ-ヶ]/);
});

test("whatever a job removes by the clock has a name in Japanese at the console, and no name is of nothing", () => {
  const removed = Object.entries<Kept>(RETENTION).filter(([, { by }]) => by in TIMETABLE);
  expect(Object.keys(KEPT_NAMES).toSorted()).toEqual(removed.map(([name]) => name).toSorted());
});
