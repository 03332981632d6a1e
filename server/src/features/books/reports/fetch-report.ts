import { addDays, type Day, dayInJapan, fail, HOUR_MS, ok, startOfDay } from "@surimono/domain/kernel";
import type { Shop } from "../../../platform/http/index.ts";
import type { PaymentGateway } from "../../payments/index.ts";
import { takeReport } from "./take-report.ts";

interface Parts extends Pick<Shop, "database" | "now"> {
  readonly gateway: PaymentGateway | undefined;
}

/** Asks the gateway for its report of a day in Japan, and takes it over. `waiting`: it is being made. */
export async function fetchReport({ gateway, ...parts }: Parts, day: Day) {
  if (!gateway) return fail("books/no-gateway");
  const now = parts.now();
  if (day >= dayInJapan(now)) return fail("books/day-not-over");
  // A report asked for too early lacks what the gateway learns later: the next hour has a new one.
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const report = await gateway.fetchReport(startOfDay(day), startOfDay(addDays(day, 1)), String(hour));
  if (!report.ok) return fail("books/gateway-silent");
  if (report.value === undefined) return ok({ state: "waiting", added: 0, lines: 0 } as const);
  const taken = await takeReport(parts, { name: `${day}.csv`, bytes: report.value });
  return taken.ok ? ok({ state: "taken", ...taken.value } as const) : fail("books/unreadable");
}
