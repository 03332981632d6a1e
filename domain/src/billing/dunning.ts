import { addDays, type Day } from "../kernel/index.ts";
import type { SettledBill } from "./settle.ts";

/** Days after the due day on which a bill is reminded of (rule billing-dunning). */
export const DUNNING_DAYS = [3, 10, 30] as const;
export type DunningDays = (typeof DUNNING_DAYS)[number];

/** The steps that a bill has reached; empty when nothing of it is open. */
export function dunningSteps({ open, due }: Pick<SettledBill, "open" | "due">, today: Day): DunningDays[] {
  return open > 0 ? DUNNING_DAYS.filter((days) => today >= addDays(due, days)) : [];
}
