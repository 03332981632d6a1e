import type { MonthOfSubscribers } from "../charts/subscriber-bars.tsx";

/** The net gain over these months, in order. */
export function subscriberSum(months: readonly MonthOfSubscribers[]): { balance: number; span: string } {
  const balance = months.reduce((sum, { gained, lost }) => sum + gained - lost, 0);
  const named = [months[0], months.at(-1)].map((month) => month?.month.replace("-", "/"));
  return { balance, span: [...new Set(named)].join("–") };
}
