import { DAY_MS, dayInJapan, HOUR_MS, MINUTE_MS, slashedDay } from "../kernel/index.ts";

/**
 * Rule notices-relative-time: over 7 days the day as `yyyy/mm/dd` in Japan, else days, hours, minutes or seconds ago. If this clock is behind,
 * 0.
 */
export function relativeTime(then: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - then.getTime());
  if (passed > 7 * DAY_MS) return slashedDay(dayInJapan(then));
  if (passed >= DAY_MS) return `${Math.floor(passed / DAY_MS)}日前`;
  if (passed >= HOUR_MS) return `${Math.floor(passed / HOUR_MS)}時間前`;
  if (passed >= MINUTE_MS) return `${Math.floor(passed / MINUTE_MS)}分前`;
  return `${Math.floor(passed / 1000)}秒前`;
}
