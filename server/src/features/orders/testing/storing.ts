import type { Shop } from "../../../platform/http/index.ts";

/** A shop with a warehouse, or without. */
export function storing({ database, jobs, env }: Pick<Shop, "database" | "jobs" | "env">, storage: boolean) {
  return { database, jobs, env: { ...env, storage }, onMoved: [] };
}
