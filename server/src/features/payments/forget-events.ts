import type { Shop } from "../../platform/http/index.ts";
import { timedJob } from "../../platform/jobs/index.ts";
import { keptSince } from "../../platform/retention/index.ts";
import { deleteGatewayEvents } from "./payments.store.ts";

const forgetEventsJob = timedJob("forget-gateway-events");

export function forgetOldEvents({ jobs, database, now }: Pick<Shop, "jobs" | "database" | "now">): void {
  jobs.handle(forgetEventsJob, () => deleteGatewayEvents(database.db, keptSince("gateway-events", now())));
}
