import { HOUR_MS, MINUTE_MS, startOfDay } from "@surimono/domain/kernel";
import type { JobKind } from "./job-kind.ts";

type Time = "every minute" | `every hour at :${number}` | `${number}:${number}`;

/** What the shop does by the clock, through a day in Japan. The feature that does the work names it by `timedJob`. */
export const TIMETABLE = {
  "sweep-orders": "every minute",
  "ready-units": "every minute",
  "publish-planned": "every minute",
  "tend-hot-folder": "every minute",
  "send-bulletins": "every minute",
  "publish-pages": "every minute",
  "tend-carts": "every hour at :11",
  "count-bills": "every hour at :13",
  "earn-miles": "every hour at :17",
  "refresh-gallery-popularity": "every hour at :23",
  "forget-sent-letters": "every hour at :41",
  // Coupons begin at midnight.
  "tell-early-coupons": "every hour at :02",
  // The day before is over.
  "expire-miles": "00:05",
  // The day of closing is over.
  "close-month": "00:20",
  "remind-of-bills": "9:05",
  // Its fee is of the day before.
  "tend-storage": "00:25",
  // Cleaning up, while hardly anybody is there.
  "members-clean-up": "03:17",
  "operators-clean-up": "03:17",
  "forget-sign-ins": "03:19",
  "sweep-abandoned-my-items": "03:17",
  "count-sales": "00:35",
  "catalogue-compact-sales": "03:20",
  "forget-gateway-events": "03:27",
  "forget-old-records": "03:27",
  "forget-defects": "03:33",
  "sweep-review-photos": "03:38",
  "forget-tickets": "03:34",
  "forget-inquiries": "03:36",
  "forget-unit-photos": "03:35",
  "forget-estimates": "03:31",
  "forget-quotes": "03:32",
  "forget-press": "03:35",
  "forget-pictures": "03:37",
  "sweep-item-pictures": "03:39",
  "forget-votes": "03:41",
  "erase-old-documents": "03:43",
  "erase-old-bills": "03:47",
  // When a letter disturbs nobody.
  "tell-of-miles": "10:05",
} as const satisfies Readonly<Record<string, Time>>;

/** Work done at set times, with an empty payload. */
export function timedJob(name: keyof typeof TIMETABLE): JobKind<object> {
  return { name, cron: cronOf(TIMETABLE[name]) };
}

/** Five fields, in UTC. */
export function cronOf(time: Time): string {
  if (time === "every minute") return "* * * * *";
  const { hour, minute } = timeOfDay(time);
  if (hour === null) return `${minute} * * * *`;
  const moment = new Date(startOfDay("2000-01-02").getTime() + hour * HOUR_MS + minute * MINUTE_MS);
  return `${moment.getUTCMinutes()} ${moment.getUTCHours()} * * *`;
}

/** In Japan; every hour without one. */
export function timeOfDay(time: Exclude<Time, "every minute">): {
  readonly hour: number | null;
  readonly minute: number;
} {
  const [hour = "", minute = ""] = time.split(":");
  return { hour: time.startsWith("every hour") ? null : Number(hour), minute: Number(minute) };
}
