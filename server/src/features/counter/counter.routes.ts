import { getToday as getTodayCall } from "@surimono/contract/counter";
import { ok } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { getToday } from "./get-today.ts";

/** What the console shows of the shop's day, and what it does to orders. */
export function counterRoutes(shop: Shop): void {
  shop.operatorRoute(getTodayCall, async () => ok(await getToday(shop)));
}
