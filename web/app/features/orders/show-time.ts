import { dayInJapan } from "@surimono/domain/delivery";

/** 2026/11/21, the day in Japan of an ISO time. */
export function showDay(time: string): string {
  return dayInJapan(new Date(time)).replaceAll("-", "/");
}

/** 14:05 in Japan. */
export function showClock(time: string): string {
  return new Date(time).toLocaleTimeString("ja-JP", { timeZone: "Asia/Tokyo", hour: "2-digit", minute: "2-digit" });
}
