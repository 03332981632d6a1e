import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { advanceCounterOrder } from "@surimono/contract/counter";
import type { PayloadOf } from "@surimono/contract/kernel";
import type { RunningShop } from "../harness/shop.ts";
import { answered } from "./answered.ts";
import { callAsOwner } from "./call-as-owner.ts";

type Step = PayloadOf<typeof advanceCounterOrder>["to"];

const root = join(import.meta.dirname, "../..");

/** The order placed last goes through the steps of the workshop, as though it had been placed too long ago to be cancelled. */
export async function advance(shop: RunningShop, order_number: string, ...steps: Step[]): Promise<void> {
  await shop.query(`update orders set placed_at = placed_at - interval '1 hour'
    where sequence = (select max(sequence) from orders)`);
  const owner = await callAsOwner(shop);
  for (const to of steps) answered(await owner(advanceCounterOrder, { order_number, to }));
}

/** A command of the operator beside the running shop, at a moment of the test's choosing; answers what it said. */
export async function operateAt(shop: RunningShop, moment: Date, ...args: string[]): Promise<string> {
  const program = ["--import", "./server/src/quick-imports.mjs", "e2e/harness/operator-at.ts", moment.toISOString()];
  const env = { ...process.env, DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [...program, ...args], { cwd: root, env });
  return stdout;
}
