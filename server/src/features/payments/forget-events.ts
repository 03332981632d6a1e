import { DAY_MS } from "@surimono/domain/kernel";
import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { deleteGatewayEvents } from "./payments.store.ts";

const forgetEventsJob = timedJob("forget-gateway-events");
/** A gateway repeats an event for days; its effect on an order is kept in `payment_events`. */
const KEPT_MS = 90 * DAY_MS;

export function forgetOldEvents({ jobs, database, now }: Pick<Shop, "jobs" | "database" | "now">): void {
  jobs.handle(forgetEventsJob, () => deleteGatewayEvents(database.db, new Date(now().getTime() - KEPT_MS)));
}
