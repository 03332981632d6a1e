import { dayInJapan, slashedDay, timeInJapan } from "@surimono/domain/kernel";

/** 2026/11/21, the day in Japan of an ISO time. */
export function showDay(time: string): string {
  return slashedDay(dayInJapan(new Date(time)));
}

/** 14:05 in Japan. */
export function showClock(time: string): string {
  return timeInJapan(new Date(time));
}
