import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Call } from "@surimono/contract/kernel";

const CONTRACT = join(import.meta.dirname, "../../../contract/src");

/** Every call that the contract declares, found by reading its rooms, so that a new one cannot be forgotten. */
export async function allCalls(): Promise<Call[]> {
  const rooms = (await readdir(CONTRACT, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const modules = await Promise.all(
    rooms.map(({ name }) => import(join(CONTRACT, name, "index.ts")) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.values(module).filter(isCall));
}

function isCall(value: unknown): value is Call {
  return typeof value === "object" && value !== null && "payload" in value && "path" in value && "access" in value;
}
