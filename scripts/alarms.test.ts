import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "..");
const text = (path: string) => readFileSync(join(root, path), "utf8");

const { groups } = parse(text("ops/alarms.yaml")) as { groups: { rules: { alert: string }[] }[] };
const alarms = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

test("each alarm has its page in the runbook, and each page its alarm", () => {
  const pages = [...text("docs/runbook.md").matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(pages).toEqual(alarms);
});

test("each alarm is tried", () => {
  const { tests } = parse(text("ops/alarms.test.yaml")) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts?: unknown[] }[] }[];
  };
  const raised = tests.flatMap(({ alert_rule_test }) => alert_rule_test).filter(({ exp_alerts }) => exp_alerts);
  expect([...new Set(raised.map(({ alertname }) => alertname))]).toEqual(alarms);
});

test("Prometheus takes the rules, and raises each alarm when it should", ({ skip }) => {
  if (spawnSync("promtool", ["--version"]).status !== 0) skip("promtool is not on this machine");
  const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", "alarms.test.yaml"], {
    ...{ cwd: join(root, "ops"), encoding: "utf8" },
  });
  expect(status, `${stdout}${stderr}`).toBe(0);
});
