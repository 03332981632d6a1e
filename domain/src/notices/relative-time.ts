import { dayInJapan } from "../delivery/index.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Spec §9: over 7 days the day as `yyyy/mm/dd` in Japan, else days, hours, minutes or seconds ago. A clock that is behind reads 0. */
export function relativeTime(then: Date, now: Date): string {
  const passed = Math.max(0, now.getTime() - then.getTime());
  if (passed > 7 * DAY) return dayInJapan(then).replaceAll("-", "/");
  if (passed >= DAY) return `${Math.floor(passed / DAY)}日前`;
  if (passed >= HOUR) return `${Math.floor(passed / HOUR)}時間前`;
  if (passed >= MINUTE) return `${Math.floor(passed / MINUTE)}分前`;
  return `${Math.floor(passed / SECOND)}秒前`;
}
