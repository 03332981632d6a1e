import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { RunningShop } from "../harness/shop.ts";

const root = join(import.meta.dirname, "../..");

/** One command of the operator beside the running shop, with its settings. */
async function operate(shop: RunningShop, ...words: string[]): Promise<void> {
  const flags = ["--import", "./server/src/quick-imports.mjs", "server/src/operator/main.ts"];
  const { DATABASE_URL: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, [...flags, ...words, "--yes"], {
    cwd: root,
    env: { ...env, DATA_DIR: shop.dataDir, DATABASE_URL: shop.databaseUrl },
  });
}

/** The order placed last goes through the steps of the workshop, as though it had been placed too long ago to be cancelled. */
export async function advance(shop: RunningShop, orderNumber: string, ...steps: string[]): Promise<void> {
  await shop.query(`update orders set placed_at = placed_at - interval '1 hour'
    where sequence = (select max(sequence) from orders)`);
  for (const step of steps) await operate(shop, "advance-order", orderNumber, step);
}

/** A command of the operator beside the running shop, at a moment of the test's choosing; answers what it said. */
export async function operateAt(shop: RunningShop, moment: Date, ...args: string[]): Promise<string> {
  const program = ["--import", "./server/src/quick-imports.mjs", "e2e/harness/operator-at.ts", moment.toISOString()];
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...args], { cwd: root, env });
  return stdout;
}
