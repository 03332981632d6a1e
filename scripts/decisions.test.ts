import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run-command.ts";

const folder = join(root, "docs/decisions");
const files = readdirSync(folder)
  .filter((name) => name !== "README.md")
  .sort();
const HEAD =
  /^# (?<number>\d{3}) (?<title>.+)\n\nDate: (?<date>\d{4}-\d{2}-\d{2}) · Status: (?<status>in force|replaced by \d{3})\n\n/;

test("each decision has a number of its own, a title, a date and a status", () => {
  const heads = files.map((name) => ({ name, head: HEAD.exec(readFileSync(join(folder, name), "utf8"))?.groups }));
  expect(heads.filter(({ name, head }) => head?.["number"] !== name.slice(0, 3))).toEqual([]);
  expect(new Set(files.map((name) => name.slice(0, 3))).size).toBe(files.length);
});

test("the list of decisions says what the files say", () => {
  const rows = files.map((name) => {
    const { number, title, date, status } = HEAD.exec(readFileSync(join(folder, name), "utf8"))?.groups ?? {};
    return `| [${number}](${name}) | ${title} | ${date} | ${status} |`;
  });
  const list = readFileSync(join(folder, "README.md"), "utf8").split("\n");
  expect(list.filter((line) => line.startsWith("| ["))).toEqual(rows);
});

test("a decision's replacement exists", () => {
  const texts = files.map((name) => readFileSync(join(folder, name), "utf8"));
  const replacing = texts.flatMap((text) => /Status: replaced by (\d{3})/.exec(text)?.[1] ?? []);
  expect(replacing.filter((number) => !files.some((name) => name.startsWith(number)))).toEqual([]);
});
