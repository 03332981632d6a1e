import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { RunningShop } from "../harness/shop.ts";

const root = join(import.meta.dirname, "../..");

/** The operator's command, run beside the shop; returns what it printed. */
export async function operator(shop: RunningShop, ...args: string[]): Promise<string> {
  const command = ["--import", "./server/src/quick-imports.mjs", "server/src/operator/main.ts", ...args, "--yes"];
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: shop.dataDir,
    DATABASE_URL: shop.databaseUrl,
  };
  return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
}
