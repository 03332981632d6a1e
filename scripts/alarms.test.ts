import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { JOB_NAMES } from "../operator/src/features/desk/system/job-names.ts";

const root = join(import.meta.dirname, "..");
const text = (path: string) => readFileSync(join(root, path), "utf8");

const { groups } = parse(text("ops/alarms.yaml")) as { groups: { rules: { alert: string }[] }[] };
const alarms = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

test("each alarm has its page in the runbook, and each page its alarm", () => {
  const pages = [...text("docs/runbook.md").matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(pages).toEqual(alarms);
});

test("the kinds of jobs that alarms and board ask for are kinds", () => {
  const files = `${text("ops/alarms.yaml")}${text("ops/dashboards/shop.json")}`;
  const asked = [...files.matchAll(/_job_\w+\{kind\W+([\w|-]+)/g)].flatMap(([, names = ""]) => names.split("|"));
  expect(asked).toContain("account-letter");
  expect(asked.filter((name) => name !== "print-" && !Object.hasOwn(JOB_NAMES, name))).toEqual([]);
});

test("each alarm is tried", () => {
  const { tests } = parse(text("ops/alarms.test.yaml")) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
  };
  const raised = tests.flatMap(({ alert_rule_test }) => alert_rule_test).filter(({ exp_alerts }) => exp_alerts);
  expect([...new Set(raised.map(({ alertname }) => alertname))].toSorted()).toEqual(alarms.toSorted());
});

test("Prometheus takes the rules, and raises each alarm when it should", ({ skip }) => {
  if (spawnSync("promtool", ["--version"]).status !== 0) skip("promtool is not on this machine");
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "alarms.test.yaml"], {
    ...{ cwd: join(root, "ops"), encoding: "utf8" },
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});
